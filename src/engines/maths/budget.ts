/** Signs times readings that a text may still cost: the same text always stops at the same place. */
export type Budget = { left: number };

export const newBudget = (): Budget => ({ left: 100_000 });

export function spend(budget: Budget, cost: number): boolean {
  budget.left -= cost;
  return budget.left >= 0;
}
