import type { ExpectedLength } from '../rubric.ts';

/** [words, ceiling]: between two points the ceiling rises evenly, so that no single word is worth points. */
const EMPTY: [number, number] = [30, 1];
const AT_VERY_SHORT = 7;
const AT_SHORT = 16;

/**
 * How high a copy shorter than asked may go: the nearer to the length, the higher. The steps of the grid (5, then 9, then
 * none) made one word more worth six points; these lines pass through their middles.
 */
export function lengthCeiling(words: number, { veryShort, short }: ExpectedLength): number {
  const points = [
    EMPTY,
    ...(veryShort === undefined ? [] : [[veryShort, AT_VERY_SHORT] as const]),
    [short, AT_SHORT] as const,
  ].filter(([at], i) => i === 0 || at > EMPTY[0]);
  const after = points.findIndex(([at]) => words < at);
  if (after < 0) return AT_SHORT;
  if (after === 0) return EMPTY[1];
  const [[x0, y0], [x1, y1]] = [points[after - 1]!, points[after]!];
  return Math.round((y0 + ((words - x0) / (x1 - x0)) * (y1 - y0)) * 10) / 10;
}
