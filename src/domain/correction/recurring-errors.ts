/** Faults of one copy, counted by category. */
export type FaultCounts = Record<string, number>;

const LAST_COPIES = 5;
const COPIES_TO_RECUR = 3;
const TIMES_IN_ONE_COPY = 5;

/** Categories a pupil keeps falling into: in three of the last five copies, or five times in the newest. */
export function recurringErrors(newestFirst: FaultCounts[]): string[] {
  const [newest = {}, ...earlier] = newestFirst.slice(0, LAST_COPIES);
  const copies = [newest, ...earlier];
  const categories = new Set(copies.flatMap((counts) => Object.keys(counts)));
  return [...categories].filter((category) => {
    const copiesWithIt = copies.filter((counts) => (counts[category] ?? 0) > 0).length;
    return copiesWithIt >= COPIES_TO_RECUR || (newest[category] ?? 0) >= TIMES_IN_ONE_COPY;
  });
}

/** The categories of the faults a correction shows, counted. */
export function faultCounts(remarks: { kind: string; category?: string }[]): FaultCounts {
  const counts: FaultCounts = {};
  for (const { kind, category } of remarks) {
    if (kind === 'fault' && category) counts[category] = (counts[category] ?? 0) + 1;
  }
  return counts;
}
