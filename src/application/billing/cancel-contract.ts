import { currentSubscription, givesPro, type Subscription } from '#domain/billing/subscription.ts';
import type { Ports } from '../ports.ts';
import { syncPerson } from './sync-customer.ts';

type Needs = Pick<
  Ports,
  'clock' | 'accounts' | 'billing' | 'payments' | 'contractLetters' | 'publicUrl' | 'atomically'
>;

export type Declaration = {
  name: string;
  email: string;
  reference?: string;
  /** Known when the person is signed in. */
  userId?: string;
};

/**
 * "Résilier votre contrat": ends at the end of the period paid for, and sends the dated receipt. Nobody
 * has to sign in (L. 215-1-1); the answer is the same whether or not a contract was found, so that
 * addresses cannot be sounded, and what it does can be taken back from the profile.
 */
export async function cancelContract(declaration: Declaration, ports: Needs): Promise<void> {
  const found = await findDeclared(declaration, ports);
  if (found && !found.cancelAtPeriodEnd) {
    await ports.payments.setCancelAtPeriodEnd(found.id, true);
    await syncPerson(found.userId, ports);
  }
  await recordAct('cancellation', declaration, found, ports);
}

export type Found = Subscription & { accountEmail: string; payerEmail: string | null };

/**
 * The running subscription that a declaration speaks of: the one it names, else the declarer's own, else one under
 * that address. Of several, one not cancelled yet: a parent who pays for two children declares twice.
 */
async function findDeclared(
  { email, reference, userId }: Declaration,
  ports: Pick<Ports, 'accounts' | 'billing'>,
): Promise<Found | undefined> {
  const order = reference ? await ports.billing.findOrderByReference(reference) : undefined;
  const named = order && (await runningOf(order.userId, ports));
  if (named) return named;
  const own = userId ? await runningOf(userId, ports) : undefined;
  if (own) return own;
  let cancelled: Found | undefined;
  for (const candidate of await ports.billing.findAccountsByEmail(email)) {
    const found = await runningOf(candidate, ports);
    if (found && !found.cancelAtPeriodEnd) return found;
    cancelled ??= found;
  }
  return cancelled;
}

/** The running subscription of one account. */
export async function runningOf(
  userId: string,
  ports: Pick<Ports, 'accounts' | 'billing'>,
): Promise<Found | undefined> {
  const subscription = currentSubscription(await ports.billing.subscriptions(userId));
  const account = await ports.accounts.find(userId);
  if (!account || !subscription || !givesPro(subscription)) return undefined;
  const order = subscription.orderId
    ? await ports.billing.findOrder(subscription.orderId)
    : undefined;
  return { ...subscription, accountEmail: account.email, payerEmail: order?.payerEmail ?? null };
}

/** Keeps the proof and mails it to everyone concerned: the one who declares, the account, the payer. */
export async function recordAct(
  kind: 'cancellation' | 'withdrawal',
  { name, email, reference, userId }: Declaration,
  found: Found | undefined,
  ports: Needs,
  refundCents: number | null = null,
): Promise<void> {
  const { contractLetters: letters, publicUrl } = ports;
  const declaredAt = ports.clock.now();
  const effectiveAt =
    found === undefined ? null : kind === 'withdrawal' ? declaredAt : found.currentPeriodEnd;
  const facts = {
    ...{ reference: reference ?? found?.id ?? null, declaredAt, name, effectiveAt, publicUrl },
    accountEmail: found?.accountEmail ?? email,
  };
  const write = (to: string) =>
    kind === 'withdrawal'
      ? letters.withdrawalReceipt(to, { ...facts, refundCents })
      : letters.cancellationReceipt(to, facts);
  const readers = new Map(
    [email, found?.accountEmail, found?.payerEmail].flatMap((one) =>
      one ? [[one.toLowerCase(), one] as const] : [],
    ),
  );
  await ports.atomically(async (tx) => {
    await tx.billing.addAct({
      id: crypto.randomUUID(),
      userId: found?.userId ?? userId ?? null,
      kind,
      email,
      reference: facts.reference,
      outcome: found ? 'done' : 'not-found',
      statement: write(email).text,
      effectiveAt,
      createdAt: declaredAt,
    });
    for (const to of readers.values()) await tx.jobs.enqueue('send-mail', write(to));
  });
}
