import type { Placements } from './compute-grade.ts';
import { subScore } from './compute-grade.ts';
import { HIGHEST } from './placement.ts';
import type { Axis, CriterionKey } from './rubric.ts';
import { correctLanguage, richLanguage } from './signs/ending.ts';
import type { PlacedCopy } from './signs/place-copy.ts';
import type { CopyView } from './signs/sign.ts';

/** Each axis out of 20; spelling is left out when the page was too hard to read. */
export type AxisScores = Partial<Record<Axis, number>>;

/** The same copy seen along the four axes pupils know. */
export function scoreAxes(placements: Placements, copy: CopyView, placed: PlacedCopy): AxisScores {
  const { rubric, confidence } = copy;
  const mean = (keys: CriterionKey[]) => {
    const weight = keys.reduce((sum, key) => sum + rubric.criteria[key].weight, 0);
    return keys.reduce(
      (sum, key) =>
        sum + (subScore(placements[key], rubric) * rubric.criteria[key].weight) / weight,
      0,
    );
  };
  const signs = Object.values(placed.criteria).flatMap((criterion) => criterion.signs);
  const present = (code: string) => signs.find((sign) => sign.code === code)?.present;
  const style = [richLanguage.read(copy).present, present('links'), present('economy')].filter(
    (value) => value !== undefined,
  );
  const outOf20 = (share: number) => subScore(share * HIGHEST, rubric);
  const surelyRead = confidence >= rubric.language.minConfidence;
  return roundAll({
    ...(surelyRead && { orthographe: outOf20(correctLanguage.read(copy).present) }),
    argumentation: mean(['problematique', 'argumentation', 'conclusion']),
    style: outOf20(style.reduce((sum, value) => sum + value, 0) / style.length),
    creativite: mean(['references', 'exemples']),
  });
}

const roundAll = (scores: AxisScores): AxisScores =>
  Object.fromEntries(
    Object.entries(scores).map(([axis, score]) => [axis, Math.round(score * 10) / 10]),
  );
