import type { Invoice } from '../billing/ports.ts';
import type { Transaction } from '../ports.ts';

type Bill = Pick<Invoice, 'paidCents' | 'refundedCents'>;

/**
 * An invitation counts once the invited pupil's first month is really paid, and as long as it is: throwaway addresses
 * earn nothing, neither does paying for oneself with the same card, nor a month paid and renounced.
 */
export async function settleReferral(
  userId: string,
  invoices: readonly Bill[],
  tx: Transaction,
  at: Date,
): Promise<void> {
  const referrerId = await tx.referrals.findReferrer(userId);
  if (!referrerId) return;
  const isPaid = invoices.some(isKept);
  if (isPaid && (await tx.referrals.shareCard(userId, referrerId))) {
    await tx.referrals.refuse(userId, 'same-card');
    return;
  }
  const isNews = isPaid
    ? await tx.referrals.convert(userId, at)
    : await tx.referrals.revert(userId);
  if (!isNews) return;
  const customerId = await tx.billing.findCustomer(referrerId);
  if (customerId) await tx.jobs.enqueue('sync-customer', { customerId });
}

/** The days of a month renounced stay paid: it is kept when most of it is. */
const isKept = ({ paidCents, refundedCents }: Bill): boolean =>
  paidCents > 0 && refundedCents * 2 < paidCents;
