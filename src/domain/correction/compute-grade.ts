import { underCaps } from './apply-caps.ts';
import type { QuestionMark } from './marking.ts';
import { gradeAt, type Placement } from './placement.ts';
import { CRITERIA, type CriterionKey, type Rubric } from './rubric.ts';

export const MAX_GRADE = 20;
/** The smallest difference between two grades that is ever shown. */
export const GRADE_STEP = 0.1;
/** How far sub-scores may move a copy that was first placed as a whole. */
const NUDGE = 1;

export type Placements = Record<CriterionKey, Placement>;

export type GradeInputs = {
  placements: Placements;
  placement?: Placement;
  questions: QuestionMark[];
  caps: { ceiling: number }[];
  /** Points lost to certain faults of language. */
  malus: number;
};

/** The only place where a grade is made: placements and points in, a number from 0 to 20 out. */
export function computeGrade(inputs: GradeInputs, rubric: Rubric): number {
  const capped = underCaps(rawGrade(inputs, rubric), inputs.caps);
  return roundToStep(clamp(capped - Math.max(0, finite(inputs.malus)), 0, MAX_GRADE));
}

/** The grade before ceilings and malus. */
export function rawGrade(
  { placements, placement, questions }: Pick<GradeInputs, 'placements' | 'placement' | 'questions'>,
  rubric: Rubric,
): number {
  const byCriteria = CRITERIA.reduce(
    (sum, key) => sum + subScore(placements[key], rubric) * (rubric.criteria[key].weight / 100),
    0,
  );
  if (rubric.method === 'questions') return gradeOfQuestions(questions) ?? byCriteria;
  if (rubric.method === 'global' && placement !== undefined) {
    const asAWhole = gradeAt(placement, rubric.scale);
    return clamp(byCriteria, asAWhole - NUDGE, asAWhole + NUDGE);
  }
  return byCriteria;
}

/** One criterion out of 20. */
export const subScore = (placement: Placement, rubric: Rubric): number =>
  gradeAt(placement, rubric.scale);

/** Points earned over points offered, out of 20; undefined when the paper gave no points. */
function gradeOfQuestions(questions: QuestionMark[]): number | undefined {
  const offered = questions.reduce((sum, { maxPoints }) => sum + Math.max(0, finite(maxPoints)), 0);
  if (offered <= 0) return undefined;
  const earned = questions.reduce(
    (sum, { points, maxPoints }) => sum + clamp(finite(points), 0, Math.max(0, finite(maxPoints))),
    0,
  );
  return (earned / offered) * MAX_GRADE;
}

export const roundToStep = (grade: number): number =>
  Math.round(Math.round(grade / GRADE_STEP) * GRADE_STEP * 100) / 100;

const finite = (n: number) => (Number.isFinite(n) ? n : 0);
const clamp = (n: number, min: number, max: number) => Math.min(Math.max(n, min), max);
