import type { SpendingLimit } from './model-marker.ts';

/** At most so many euros a day in this process; a new day starts a new budget. */
export function dailyBudget(eurosPerDay: number, today: () => string): SpendingLimit {
  let day = today();
  let spent = 0;
  const turnPage = () => {
    if (day === today()) return;
    day = today();
    spent = 0;
  };
  return {
    allows() {
      turnPage();
      return spent < eurosPerDay;
    },
    spend(euros) {
      turnPage();
      spent += euros;
    },
  };
}
