import type { Ports } from '#application/ports.ts';
import type { BillingView } from '#contract/billing.ts';
import { discountedCents } from '#domain/billing/price.ts';
import { currentSubscription, givesPro } from '#domain/billing/subscription.ts';
import { lastWithdrawalDay, mayWithdraw } from '#domain/billing/withdrawal.ts';
import { daysLeft } from '#domain/codes/institutional-code.ts';
import { referralDiscount } from '#domain/referral/referral-discount.ts';

type Needs = Pick<Ports, 'billing' | 'codes' | 'referrals' | 'clock'>;

/** Where a person stands, in one answer. */
export async function describeBilling(userId: string, ports: Needs): Promise<BillingView> {
  const now = ports.clock.now();
  const subscription = currentSubscription(await ports.billing.subscriptions(userId));
  const order = subscription?.orderId
    ? await ports.billing.findOrder(subscription.orderId)
    : undefined;
  const school = await ports.codes.findActive(userId, now);
  const discount = referralDiscount(await ports.referrals.countConverted(userId));
  const invoices = await ports.billing.invoices(userId);
  return {
    subscription: subscription
      ? {
          status: subscription.status,
          // What the next invoice will say: friends may have lowered it since the order.
          amountCents: discountedCents(discount, subscription.amountCents),
          reference: order?.reference ?? subscription.id,
          payerName: order?.payerName ?? null,
          startedAt: subscription.startedAt.toISOString(),
          currentPeriodEnd: subscription.currentPeriodEnd.toISOString(),
          cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
          isRunning: givesPro(subscription),
          withdrawUntil:
            givesPro(subscription) && mayWithdraw(subscription.startedAt, now)
              ? lastWithdrawalDay(subscription.startedAt)
              : null,
        }
      : null,
    invoices: invoices.map(
      ({ issuedAt, id, number, status, amountCents, refundedCents, pageUrl }) => ({
        ...{ id, number, status, amountCents, refundedCents, pageUrl },
        issuedAt: issuedAt.toISOString(),
      }),
    ),
    institutional: school
      ? {
          institutionName: school.institutionName,
          code: school.code,
          expiresAt: school.expiresAt.toISOString(),
          daysLeft: daysLeft(school.expiresAt, now),
        }
      : null,
    monthlyCents: discountedCents(discount),
    discountPercent: discount,
  };
}
