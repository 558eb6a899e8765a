import { currentSubscription, givesPro } from '#domain/billing/subscription.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { syncPerson } from './sync-customer.ts';

/** Takes a cancellation back, as long as the paid period runs. */
export async function resumeSubscription(
  userId: string,
  ports: Parameters<typeof syncPerson>[1],
): Promise<Result<true, Refusal>> {
  const subscription = currentSubscription(await ports.billing.subscriptions(userId));
  if (!subscription || !givesPro(subscription)) return err({ code: 'no-subscription' });
  if (subscription.cancelAtPeriodEnd) {
    await ports.payments.setCancelAtPeriodEnd(subscription.id, false);
    await syncPerson(userId, ports);
  }
  return ok(true);
}
