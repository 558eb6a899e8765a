import { decidePlan } from '#domain/account/decide-plan.ts';
import type { Plan } from '#domain/account/plan.ts';
import type { PlanStore } from './ports.ts';

/** Decides the plan again from everything that can open Pro, and keeps the answer. */
export async function refreshPlan(
  userId: string,
  plans: PlanStore,
  now: Date,
): Promise<Plan | undefined> {
  const sources = await plans.sources(userId);
  if (!sources) return undefined;
  const plan = decidePlan(sources, now);
  await plans.setPlan(userId, plan);
  return plan;
}
