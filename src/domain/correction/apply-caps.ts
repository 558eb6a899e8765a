import type { Evidence } from './evidence.ts';
import type { Cap } from './rubric.ts';

/** A ceiling that was put on this copy, and what in the copy called for it. */
export type AppliedCap = Cap & { evidence: Evidence[] };

/** Width of the last stretch under a ceiling, where better copies still stand above weaker ones. */
const STRETCH = 2;

/**
 * The grade under its lowest ceiling. Caps only lower: the result is never above the grade, never
 * above a ceiling, and of two capped copies the better one keeps the better grade.
 */
export function underCaps(grade: number, caps: { ceiling: number }[]): number {
  const ceiling = Math.min(20, ...caps.map((cap) => cap.ceiling));
  if (ceiling >= 20) return grade;
  const foot = Math.max(0, ceiling - STRETCH);
  if (grade <= foot) return grade;
  return foot + ((grade - foot) / (20 - foot)) * (ceiling - foot);
}

/** One ceiling a group is enough for length and subject: the others would say the same thing twice. */
export function keepStrictest<T extends Cap>(caps: T[]): T[] {
  const lowest = [...caps].sort((a, b) => a.ceiling - b.ceiling);
  return lowest.filter(({ code, group }, i) => {
    const sameThing = group === 'length' || group === 'subject';
    const earlier = lowest.slice(0, i);
    return !earlier.some((cap) => cap.code === code || (sameThing && cap.group === group));
  });
}
