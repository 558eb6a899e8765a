import { recurringErrors } from '../correction/recurring-errors.ts';
import type { GradedCopy } from './graded-copy.ts';

/** How often a fault or a weakness came back in the last copies, oldest first: « a/à : 6 → 2 → 0 ». */
export type ErrorTrend = {
  kind: 'fault' | 'weakness';
  category: string;
  counts: number[];
  direction: 'gone' | 'down' | 'steady' | 'up';
};

const COPIES_SHOWN = 5;
const TIMES_TO_MATTER = 3;

type Counts = Record<string, number>;

/** What recurs, worst first; then what used to and no longer does, for that is worth telling too. */
export function errorTrends(oldestFirst: readonly GradedCopy[]): ErrorTrend[] {
  return [
    ...trendsOf(
      'fault',
      oldestFirst.map(({ faults }) => faults),
    ),
    ...trendsOf(
      'weakness',
      oldestFirst.map(({ weaknesses }) => weaknesses),
    ),
  ].sort((a, b) => total(b.counts) - total(a.counts));
}

function trendsOf(kind: ErrorTrend['kind'], oldestFirst: Counts[]): ErrorTrend[] {
  const shown = oldestFirst.slice(-COPIES_SHOWN);
  const recurring = new Set(recurringErrors(shown.toReversed()));
  const categories = new Set(shown.flatMap((counts) => Object.keys(counts)));
  return [...categories].flatMap((category) => {
    const counts = shown.map((copy) => copy[category] ?? 0);
    const matters = recurring.has(category) || total(counts) >= TIMES_TO_MATTER;
    if (!matters || counts.length < 2) return [];
    return [{ kind, category, counts, direction: directionOf(counts) }];
  });
}

function directionOf(counts: number[]): ErrorTrend['direction'] {
  const half = Math.ceil(counts.length / 2);
  const mean = (some: number[]) => total(some) / Math.max(some.length, 1);
  const [before, after] = [mean(counts.slice(0, half)), mean(counts.slice(half))];
  if (counts.at(-1) === 0 && after < before) return 'gone';
  if (after < before * 0.8) return 'down';
  return after > before * 1.25 ? 'up' : 'steady';
}

const total = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
