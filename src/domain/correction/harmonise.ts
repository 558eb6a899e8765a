import { rawGrade } from './compute-grade.ts';
import type { Marking, QuestionMark } from './marking.ts';
import { labelOf } from './paper/paper-question.ts';
import { keepOnScale, type Placement } from './placement.ts';
import { CRITERIA, type CriterionKey, type Rubric } from './rubric.ts';

/** Two readings of one copy this far apart call for a third. */
export const DISAGREEMENT = 1.5;
/** Our own marker reads form, not meaning: beside a model it has a quarter of the say. */
const EMBEDDED_SHARE = 0.25;

export type Harmonised = {
  placements: Record<CriterionKey, Placement>;
  placement?: Placement;
  questions: QuestionMark[];
  /** What each marker would have given alone, before caps, in the order they came. */
  grades: number[];
};

export const gradeAlone = (marking: Marking, rubric: Rubric): number =>
  rawGrade({ ...marking, placements: placementsOf(marking) }, rubric);

/** True when two markers of the same kind read the copy too differently to be averaged. */
export function disagree(markings: Marking[], rubric: Rubric): boolean {
  const grades = markings.map((marking) => gradeAlone(marking, rubric));
  return Math.max(...grades) - Math.min(...grades) > DISAGREEMENT;
}

/** One reading out of several: the middle of the models, steadied by our own marker. */
export function harmonise(markings: Marking[], rubric: Rubric): Harmonised {
  const models = markings.filter(({ marker }) => marker.kind === 'model');
  const embedded = markings.find(({ marker }) => marker.kind === 'embedded');
  const readings = models.length > 0 ? models : markings;

  const meet = (of: (marking: Marking) => Placement | undefined): Placement | undefined => {
    const values = readings.flatMap((marking) => of(marking) ?? []);
    const middle = median(values.map(keepOnScale));
    const own = models.length > 0 && embedded ? of(embedded) : undefined;
    if (middle === undefined || own === undefined) return middle;
    return middle * (1 - EMBEDDED_SHARE) + keepOnScale(own) * EMBEDDED_SHARE;
  };

  const placement = meet((marking) => marking.placement);
  return {
    placements: Object.fromEntries(
      CRITERIA.map((key) => [key, meet((marking) => marking.criteria[key].placement) ?? 0]),
    ) as Record<CriterionKey, Placement>,
    ...(placement !== undefined && { placement }),
    questions: meetOnQuestions(markings),
    grades: markings.map((marking) => gradeAlone(marking, rubric)),
  };
}

/**
 * Every question anyone marked, in the order of the fullest list. Models decide where they answered;
 * a question they left out keeps our own points.
 */
function meetOnQuestions(markings: Marking[]): QuestionMark[] {
  const fullest = [...markings].sort((a, b) => b.questions.length - a.questions.length)[0];
  const models = markings.filter(({ marker }) => marker.kind === 'model');
  const sameIn = (question: QuestionMark) => (marking: Marking) =>
    marking.questions.filter(
      (other) =>
        labelOf(other.question) === labelOf(question.question) &&
        other.maxPoints === question.maxPoints,
    );
  return (fullest?.questions ?? []).map((question) => {
    const byModels = models.flatMap(sameIn(question));
    const marks = byModels.length > 0 ? byModels : markings.flatMap(sameIn(question));
    const points = median(marks.map((mark) => mark.points)) ?? question.points;
    return { ...(byModels[0] ?? question), points };
  });
}

const placementsOf = ({ criteria }: Marking) =>
  Object.fromEntries(CRITERIA.map((key) => [key, criteria[key].placement])) as Record<
    CriterionKey,
    Placement
  >;

function median(values: number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) return undefined;
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
}
