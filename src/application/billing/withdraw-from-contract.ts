import { mayWithdraw, withdrawalRefund } from '#domain/billing/withdrawal.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';
import { type Declaration, type Found, recordAct, runningOf } from './cancel-contract.ts';
import { syncPerson } from './sync-customer.ts';

type Needs = Parameters<typeof recordAct>[3] & Pick<Ports, 'billing' | 'payments'>;

/**
 * "Renoncer au contrat ici": for fourteen days the contract ends at once and the money goes back to the
 * card it came from. Signed out, the contract's number is asked as well: unlike a cancellation, this
 * cannot be taken back. Without a match the declaration is kept and acknowledged all the same.
 */
export async function withdrawFromContract(
  declaration: Declaration,
  ports: Needs,
): Promise<Result<{ refundCents: number | null }, Refusal>> {
  const found = await findForWithdrawal(declaration, ports);
  if (found && !mayWithdraw(found.startedAt, ports.clock.now())) {
    return err({ code: 'withdrawal-over' });
  }
  const refundCents = found ? await endAndPayBack(found, ports) : null;
  await recordAct('withdrawal', declaration, found, ports, refundCents);
  return ok({ refundCents });
}

async function findForWithdrawal(declaration: Declaration, ports: Needs) {
  const { userId, reference } = declaration;
  if (userId) return runningOf(userId, ports);
  const order = reference ? await ports.billing.findOrderByReference(reference) : undefined;
  const found = order && (await runningOf(order.userId, ports));
  const email = declaration.email.toLowerCase();
  const isTheirs = [found?.accountEmail, found?.payerEmail].some(
    (one) => one?.toLowerCase() === email,
  );
  return isTheirs ? found : undefined;
}

async function endAndPayBack(found: Found, ports: Needs): Promise<number> {
  const now = ports.clock.now();
  const order = found.orderId ? await ports.billing.findOrder(found.orderId) : undefined;
  const paid = (await ports.billing.invoices(found.userId)).filter(
    ({ subscriptionId, paidCents }) => subscriptionId === found.id && paidCents > 0,
  );
  let total = 0;
  for (const invoice of paid) {
    const cents = withdrawalRefund(invoice, order?.immediateAccess ?? false, now);
    if (cents > 0) await ports.payments.refund(invoice.id, cents, `withdrawal-${invoice.id}`);
    total += cents;
  }
  await ports.payments.cancelNow(found.id);
  await syncPerson(found.userId, ports);
  return total;
}
