import type { LanguageMalus } from './rubric.ts';

/**
 * Points lost for certain faults. The steps of the table are joined by straight lines through the
 * middle of each, so that one fault more never costs half a point at once.
 */
export function languageMalus(
  faults: number,
  words: number,
  confidence: number,
  { perHundredWords, malus, minConfidence }: LanguageMalus,
): number {
  if (words === 0 || confidence < minConfidence) return 0;
  const density = (faults / words) * 100;
  const knots = malus.map((loss, i) => {
    const from = perHundredWords[i - 1] ?? 0;
    const to = perHundredWords[i] ?? from + 2;
    return { density: i === 0 ? to : (from + to) / 2, loss };
  });
  const after = knots.findIndex((knot) => density < knot.density);
  const [left, right] = [knots[after - 1], knots[after]];
  if (after === 0) return knots[0]?.loss ?? 0;
  if (!left || !right) return knots.at(-1)?.loss ?? 0;
  const share = (density - left.density) / (right.density - left.density);
  return left.loss + share * (right.loss - left.loss);
}
