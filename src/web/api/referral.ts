import type {
  ReferralAnalyticsView,
  ReferralDiscountView,
  ReferralLinkView,
} from '#contract/referral.ts';
import { call } from './call.ts';

export const REFERRAL_KEY = ['referral'];

export const generateReferralLink = () =>
  call<ReferralLinkView>('/api/functions/generate-referral-link', { method: 'POST' });
export const calculateReferralDiscount = () =>
  call<ReferralDiscountView>('/api/functions/calculate-referral-discount', { method: 'POST' });
export const getReferralAnalytics = () => call<ReferralAnalyticsView>('/api/referral-analytics');
export const claimReferral = (ref: string) => call('/api/referral-claim', { json: { ref } });
