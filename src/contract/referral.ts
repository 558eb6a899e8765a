import { z } from '@hono/zod-openapi';

const answer = <S extends z.ZodType>(data: S) =>
  z.object({ success: z.boolean(), data: data.nullable(), error: z.string().nullable() });

/** The answer of `generate-referral-link`. */
export const referralLinkView = answer(z.object({ code: z.string(), link: z.string() })).openapi(
  'ReferralLink',
);
export type ReferralLinkView = z.infer<typeof referralLinkView>;

/** The answer of `calculate-referral-discount`. */
export const referralDiscountView = answer(
  z.object({
    successfulReferrals: z.int(),
    discountPercentage: z.int(),
    hasDiscount: z.boolean(),
    originalPrice: z.number(),
    discountedPrice: z.number(),
  }),
).openapi('ReferralDiscount');
export type ReferralDiscountView = z.infer<typeof referralDiscountView>;

export const referralAnalyticsView = z
  .object({
    user_id: z.string(),
    total_referrals: z.int(),
    total_conversions: z.int(),
    total_discount_earned: z.number(),
    lifetime_savings: z.number(),
    current_month_referrals: z.int(),
    current_month_discount: z.int(),
    best_month_referrals: z.int(),
  })
  .openapi('ReferralAnalytics');
export type ReferralAnalyticsView = z.infer<typeof referralAnalyticsView>;

export const referralClaim = z.object({ ref: z.string().min(4).max(20) }).openapi('ReferralClaim');
