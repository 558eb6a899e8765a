import type { GradedLine } from './average.ts';
import { type Mention, mentionsOf, SECOND_GROUP } from './verdict.ts';

/** A grade that is only estimated carries the interval it most likely stands in. */
export type UncertainLine = GradedLine & { interval?: { low: number; high: number } };

export type Odds = { outcome: Mention | 'second-group' | 'failed'; chance: number };

/** Our intervals reach one usual error on each side of the grade: they hold about two grades in three. */
const DEVIATIONS_EACH_SIDE = 1;

/**
 * The chance of each outcome, taking estimated grades as independent and bell-shaped.
 * Undefined when nothing is estimated: there is then nothing to bet on.
 */
export function mentionOdds(lines: readonly UncertainLine[], honours: boolean): Odds[] | undefined {
  const graded = lines.filter(({ grade }) => grade !== null);
  const total = graded.reduce((sum, { coefficient }) => sum + coefficient, 0);
  if (total === 0 || !graded.some(({ interval }) => interval)) return undefined;

  let mean = 0;
  let variance = 0;
  for (const { grade, coefficient, interval } of graded) {
    const weight = coefficient / total;
    mean += weight * (grade ?? 0);
    const deviation = interval ? (interval.high - interval.low) / 2 / DEVIATIONS_EACH_SIDE : 0;
    variance += (weight * deviation) ** 2;
  }
  const spread = Math.sqrt(variance);
  const atLeast = (bar: number) =>
    spread === 0 ? Number(mean >= bar) : upperTail((bar - mean) / spread);

  const bars: [number, Odds['outcome']][] = [
    ...mentionsOf(honours),
    [SECOND_GROUP, 'second-group'],
    [Number.NEGATIVE_INFINITY, 'failed'],
  ];
  let above = 0;
  return bars.map(([bar, outcome]) => {
    const reached = bar === Number.NEGATIVE_INFINITY ? 1 : atLeast(bar);
    const chance = Math.max(0, reached - above);
    above = reached;
    return { outcome, chance };
  });
}

/** The chance of at least passing. */
export const passOdds = (odds: readonly Odds[]): number =>
  odds
    .filter(({ outcome }) => outcome !== 'second-group' && outcome !== 'failed')
    .reduce((sum, { chance }) => sum + chance, 0);

/** The upper tail of the normal law, by Abramowitz and Stegun 26.2.17: right to seven decimals. */
function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
