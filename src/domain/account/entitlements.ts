import { isPro, isSuspended, type Plan } from './plan.ts';

export const FREE_CORRECTIONS_A_DAY = 1;
const FREE_DETAILED_CORRECTIONS = 2;
const FREE_COMMENT_LENGTH = 100;
const FREE_STORAGE_MEGABYTES = 200;
const PRO_STORAGE_MEGABYTES = 2_000;

/** What an account may do; `null` means without limit. */
export type Entitlements = {
  mayEnter: boolean;
  isPro: boolean;
  correctionsADay: number | null;
  detailedCorrections: number | null;
  commentLength: number | null;
  /** How much of their files is kept. */
  storageMegabytes: number;
  expectedAnswers: boolean;
  pdfExport: boolean;
  personalCoach: boolean;
  /** Only a subscription can be managed: a gift and a school's code have nothing to cancel. */
  managesSubscription: boolean;
  mayUpgrade: boolean;
};

/** The one place that says what each plan gives. */
export function entitlementsOf(plan: Plan): Entitlements {
  const pro = isPro(plan);
  return {
    mayEnter: !isSuspended(plan),
    isPro: pro,
    correctionsADay: pro ? null : isSuspended(plan) ? 0 : FREE_CORRECTIONS_A_DAY,
    detailedCorrections: pro ? null : FREE_DETAILED_CORRECTIONS,
    commentLength: pro ? null : FREE_COMMENT_LENGTH,
    storageMegabytes: pro ? PRO_STORAGE_MEGABYTES : FREE_STORAGE_MEGABYTES,
    expectedAnswers: pro,
    pdfExport: pro,
    personalCoach: pro,
    managesSubscription: plan === 'pro',
    mayUpgrade: plan === 'free' || plan === 'pro_institutional',
  };
}
