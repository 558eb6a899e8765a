import type { Discount } from '../billing/price.ts';

const PER_REFERRAL = 10;
const MAX_DISCOUNT = 50;

/** 10 % for each successful referral, 50 % at most; nonsense counts as none. */
export function referralDiscount(successfulReferrals: number): Discount {
  const whole = Math.max(0, Math.floor(successfulReferrals) || 0);
  return Math.min(MAX_DISCOUNT, whole * PER_REFERRAL) as Discount;
}
