import { CRITERIA, type CriterionKey } from '../correction/rubric.ts';
import type { GradedCopy } from './graded-copy.ts';
import { meanGrade } from './stats.ts';

/** Where a skill stands over the last copies, and where it stood over those before. */
export type Skill = { key: CriterionKey; score: number; before: number | null };

const LAST_COPIES = 5;

export function readSkills(oldestFirst: readonly GradedCopy[]): Skill[] {
  if (oldestFirst.length === 0) return [];
  const last = oldestFirst.slice(-LAST_COPIES);
  const earlier = oldestFirst.slice(-2 * LAST_COPIES, -LAST_COPIES);
  return CRITERIA.map((key) => {
    const mean = (copies: readonly GradedCopy[]) =>
      meanGrade(copies.map(({ subScores }) => subScores[key]));
    return { key, score: mean(last) ?? 0, before: mean(earlier) };
  });
}

/** Shown under the word « Exemple » while there is nothing of the pupil's own. */
export const EXAMPLE_SKILLS: readonly Skill[] = CRITERIA.map((key, index) => ({
  key,
  score: [12, 11, 9, 10, 13][index] ?? 10,
  before: null,
}));
