import { currentSubscription, givesPro, isOver } from '#domain/billing/subscription.ts';
import { lastWithdrawalDay } from '#domain/billing/withdrawal.ts';
import { referralDiscount } from '#domain/referral/referral-discount.ts';
import type { Ports, Transaction } from '../ports.ts';
import { settleReferral } from '../referral/settle-referral.ts';
import type { CustomerState } from './ports.ts';
import { refreshPlan } from './refresh-plan.ts';

type Needs = Pick<Ports, 'clock' | 'payments' | 'contractLetters' | 'publicUrl'>;

/**
 * Makes our books say what the provider's say about one customer. The row is locked before the provider
 * is asked: of two readings at once, the later one writes last.
 */
export async function syncCustomer(
  customerId: string,
  tx: Transaction,
  ports: Needs,
): Promise<void> {
  const userId = await tx.billing.lockCustomer(customerId);
  if (!userId) return;
  const state = await ports.payments.readCustomer(customerId);
  const now = ports.clock.now();
  await tx.billing.saveState(userId, state, now);
  await refreshPlan(userId, tx.plans, now);
  await tellPayer(userId, state, tx, ports);
  await settleReferral(userId, state.invoices, tx, now);
  await followDiscount(userId, state, tx, ports);
  await endDoubles(state, ports);
}

/** After an act of ours the books are right at once, without waiting for the provider's event. */
export async function syncPerson(
  userId: string,
  ports: Needs & Pick<Ports, 'billing' | 'atomically'>,
): Promise<void> {
  const customerId = await ports.billing.findCustomer(userId);
  if (customerId) await ports.atomically((tx) => syncCustomer(customerId, tx, ports));
}

/** Brings every known customer in line, for events that never came. */
export async function reconcileBilling(ports: Pick<Ports, 'billing' | 'jobs'>): Promise<void> {
  for (const customerId of await ports.billing.listCustomers()) {
    await ports.jobs.enqueue('sync-customer', { customerId });
  }
}

/** Letters follow from the state, not from the event that announced it: each leaves once. */
async function tellPayer(userId: string, state: CustomerState, tx: Transaction, ports: Needs) {
  const account = await tx.accounts.find(userId);
  if (!account) return;
  const { contractLetters: letters, publicUrl } = ports;
  for (const subscription of state.subscriptions) {
    const order = subscription.orderId
      ? await tx.billing.findOrder(subscription.orderId)
      : undefined;
    const to = order?.payerEmail ?? account.email;
    const { id, startedAt, endedAt } = subscription;
    if (givesPro(subscription) && (await tx.billing.claimLetter(`order:${id}`, userId))) {
      const facts = {
        reference: order?.reference ?? id,
        orderedAt: startedAt,
        priceCents: order?.priceCents ?? subscription.amountCents,
        payerName: order?.payerName ?? null,
        immediateAccess: order?.immediateAccess ?? false,
        withdrawUntil: lastWithdrawalDay(startedAt),
        accountEmail: account.email,
        publicUrl,
      };
      const letter = letters.orderReceipt(to, facts);
      await tx.billing.addAct({
        ...{ id: crypto.randomUUID(), userId, kind: 'order', email: to, outcome: 'done' },
        ...{ reference: facts.reference, statement: letter.text },
        ...{ effectiveAt: startedAt, createdAt: startedAt },
      });
      await tx.jobs.enqueue('send-mail', letter);
    }
    if (isOver(subscription) && endedAt && (await tx.billing.claimLetter(`ended:${id}`, userId))) {
      await tx.jobs.enqueue('send-mail', letters.subscriptionEnded(to, { endedAt }));
    }
  }
  const running = currentSubscription(state.subscriptions);
  for (const { id, status, amountCents, refundedCents, payerEmail } of state.invoices) {
    const to = payerEmail ?? account.email;
    const isUnpaid = status === 'open' && running?.status === 'past_due';
    if (isUnpaid && (await tx.billing.claimLetter(`failed:${id}`, userId))) {
      const facts = {
        ...{ amountCents, accountEmail: account.email },
        portalUrl: `${publicUrl}/profile`,
      };
      await tx.jobs.enqueue('send-mail', letters.paymentFailed(to, facts));
    }
    const key = `refunded:${id}:${refundedCents}`;
    if (refundedCents > 0 && (await tx.billing.claimLetter(key, userId))) {
      const facts = { amountCents: refundedCents, at: ports.clock.now() };
      await tx.jobs.enqueue('send-mail', letters.refunded(to, facts));
    }
  }
}

/** Two payments in the same second can make two subscriptions: the first stays, the others are paid back whole. */
async function endDoubles(state: CustomerState, { payments }: Needs) {
  const running = state.subscriptions.filter(givesPro);
  const [, ...doubles] = running.toSorted((a, b) => +a.startedAt - +b.startedAt);
  for (const { id } of doubles) {
    const paid = state.invoices.filter(({ subscriptionId }) => subscriptionId === id);
    for (const invoice of paid) {
      const cents = invoice.paidCents - invoice.refundedCents;
      if (cents > 0) await payments.refund(invoice.id, cents, `double-${invoice.id}`);
    }
    await payments.cancelNow(id);
  }
}

/** The next invoice carries the discount that the invitations give today. */
async function followDiscount(userId: string, state: CustomerState, tx: Transaction, ports: Needs) {
  const running = currentSubscription(state.subscriptions);
  if (!running || !givesPro(running)) return;
  const discount = referralDiscount(await tx.referrals.countConverted(userId));
  if (discount !== running.discount) await ports.payments.applyDiscount(running.id, discount);
}
