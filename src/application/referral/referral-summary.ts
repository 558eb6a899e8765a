import { discountedCents, PRO_PRICE_CENTS } from '#domain/billing/price.ts';
import { drawCode } from '#domain/codes/institutional-code.ts';
import { parisDay } from '#domain/exam/paris-day.ts';
import { referralDiscount } from '#domain/referral/referral-discount.ts';
import type { Ports } from '../ports.ts';

type Needs = Pick<Ports, 'clock' | 'referrals' | 'billing'>;

const CODE_LENGTH = 8;
const TRIES = 5;

/** The person's own code, drawn the first time. */
export async function referralCodeOf(
  userId: string,
  { referrals }: Pick<Ports, 'referrals'>,
): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const known = await referrals.findCode(userId);
    if (known) return known;
    await referrals.saveCode(userId, drawCode(randomBytes, CODE_LENGTH));
  }
  throw new Error('no free referral code was found');
}

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

export async function referralDiscountOf(userId: string, { referrals }: Pick<Ports, 'referrals'>) {
  const successfulReferrals = await referrals.countConverted(userId);
  const discount = referralDiscount(successfulReferrals);
  return {
    successfulReferrals,
    discountPercentage: discount,
    hasDiscount: discount > 0,
    originalPrice: PRO_PRICE_CENTS / 100,
    discountedPrice: discountedCents(discount) / 100,
  };
}

/** The figures of the programme, counted again each time from invitations and invoices. */
export async function referralAnalytics(userId: string, ports: Needs) {
  const invitations = await ports.referrals.list(userId);
  const converted = invitations.flatMap(({ convertedAt }) => (convertedAt ? [convertedAt] : []));
  const byMonth = Map.groupBy(converted, monthOf);
  const thisMonth = byMonth.get(monthOf(ports.clock.now())) ?? [];
  const invoices = await ports.billing.invoices(userId);
  const saved = invoices
    .filter(({ paidCents }) => paidCents > 0)
    .reduce((sum, { paidCents }) => sum + Math.max(0, PRO_PRICE_CENTS - paidCents), 0);
  return {
    user_id: userId,
    total_referrals: invitations.length,
    total_conversions: converted.length,
    total_discount_earned: referralDiscount(converted.length),
    lifetime_savings: saved / 100,
    current_month_referrals: thisMonth.length,
    current_month_discount: referralDiscount(converted.length),
    best_month_referrals: Math.max(0, ...[...byMonth.values()].map((month) => month.length)),
  };
}

const monthOf = (moment: Date) => parisDay(moment).slice(0, 7);
