import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DISCOUNTS, discountedCents, PRO_PRICE_CENTS } from '../billing/price.ts';
import { referralDiscount } from './referral-discount.ts';

test('[B7] whatever the count, the discount is one of 0, 10, 20, 30, 40, 50 %', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.double()), (count) => {
      expect(DISCOUNTS).toContain(referralDiscount(count));
    }),
  );
});

test('[H9] more referrals never cost more, and the price is always whole cents', () => {
  fc.assert(
    fc.property(fc.nat(200), (count) => {
      const cents = discountedCents(referralDiscount(count));
      expect(Number.isInteger(cents)).toBe(true);
      expect(discountedCents(referralDiscount(count + 1))).toBeLessThanOrEqual(cents);
      expect(cents).toBeGreaterThanOrEqual(Math.floor(PRO_PRICE_CENTS / 2));
      expect(cents).toBeLessThanOrEqual(PRO_PRICE_CENTS);
    }),
  );
});

test('the six prices', () => {
  expect(DISCOUNTS.map((discount) => discountedCents(discount))).toEqual([
    3999, 3599, 3199, 2799, 2399, 1999,
  ]);
});
