import { currentSubscription, givesPro } from '#domain/billing/subscription.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

/** Takes a cancellation back, as long as the paid period runs. */
export async function resumeSubscription(
  userId: string,
  ports: Pick<Ports, 'billing' | 'payments'>,
): Promise<Result<true, Refusal>> {
  const subscription = currentSubscription(await ports.billing.subscriptions(userId));
  if (!subscription || !givesPro(subscription)) return err({ code: 'no-subscription' });
  if (subscription.cancelAtPeriodEnd) {
    await ports.payments.setCancelAtPeriodEnd(subscription.id, false);
  }
  return ok(true);
}
