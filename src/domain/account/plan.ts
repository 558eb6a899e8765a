export const PLANS = ['free', 'pro', 'pro_lifetime', 'pro_institutional', 'suspended'] as const;
export type Plan = (typeof PLANS)[number];

const PRO_PLANS: readonly Plan[] = ['pro', 'pro_lifetime', 'pro_institutional'];

export const isPro = (plan: Plan): boolean => PRO_PLANS.includes(plan);
export const isSuspended = (plan: Plan): boolean => plan === 'suspended';
