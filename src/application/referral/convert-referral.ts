import type { Transaction } from '../ports.ts';

/**
 * An invitation counts once the invited pupil's first month is really paid: throwaway addresses earn
 * nothing, and neither does paying for oneself with the same card.
 */
export async function convertReferral(userId: string, tx: Transaction, at: Date): Promise<void> {
  const referrerId = await tx.referrals.findReferrer(userId);
  if (!referrerId) return;
  if (await tx.referrals.shareCard(userId, referrerId)) {
    await tx.referrals.refuse(userId, 'same-card');
    return;
  }
  if (!(await tx.referrals.convert(userId, at))) return;
  const customerId = await tx.billing.findCustomer(referrerId);
  if (customerId) await tx.jobs.enqueue('sync-customer', { customerId });
}
