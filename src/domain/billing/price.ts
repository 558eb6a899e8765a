/** 39,99 € a month, taxes included. */
export const PRO_PRICE_CENTS = 3_999;

export const DISCOUNTS = [0, 10, 20, 30, 40, 50] as const;
export type Discount = (typeof DISCOUNTS)[number];

/** What a month costs after the discount, in whole cents: half a cent is rounded in the payer's favour. */
export const discountedCents = (discount: Discount, cents = PRO_PRICE_CENTS): number =>
  Math.ceil((cents * (100 - discount)) / 100 - 0.5);
