import type { Plan } from './plan.ts';

/** Everything that can open Pro to an account. */
export type PlanSources = {
  isSuspended: boolean;
  /** Given by an administrator. */
  granted: 'pro' | 'pro_lifetime' | null;
  hasSubscription: boolean;
  /** Until when a school's code opens Pro. */
  institutionalUntil: Date | null;
};

/** The one answer kept in the profile. The strongest source wins; a suspension beats them all. */
export function decidePlan(sources: PlanSources, now: Date): Plan {
  const { isSuspended, granted, hasSubscription, institutionalUntil } = sources;
  if (isSuspended) return 'suspended';
  if (granted === 'pro_lifetime') return 'pro_lifetime';
  if (hasSubscription || granted === 'pro') return 'pro';
  if (institutionalUntil && institutionalUntil > now) return 'pro_institutional';
  return 'free';
}
