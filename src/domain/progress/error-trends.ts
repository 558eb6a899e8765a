import { recurringErrors } from '../correction/recurring-errors.ts';
import type { GradedCopy } from './graded-copy.ts';

/**
 * How often a fault or a weakness came back, oldest first: « a/à : 6 → 2 → 0 ». One figure a copy; from nine
 * copies on, one for each three, for a single good copy is not yet progress.
 */
export type ErrorTrend = {
  kind: 'fault' | 'weakness';
  category: string;
  counts: number[];
  direction: 'gone' | 'down' | 'steady' | 'up';
};

const COPIES_SHOWN = 5;
const GROUPS = 3;
const GROUP_SIZE = 3;
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
  const shown = steps(oldestFirst);
  const recurring = new Set(recurringErrors(oldestFirst.toReversed()));
  const categories = new Set(shown.flatMap((counts) => Object.keys(counts)));
  return [...categories].flatMap((category) => {
    const counts = shown.map((copy) => copy[category] ?? 0);
    const matters = recurring.has(category) || total(counts) >= TIMES_TO_MATTER;
    if (!matters || counts.length < 2) return [];
    return [{ kind, category, counts, direction: directionOf(counts) }];
  });
}

function steps(oldestFirst: Counts[]): Counts[] {
  if (oldestFirst.length < GROUPS * GROUP_SIZE) return oldestFirst.slice(-COPIES_SHOWN);
  const last = oldestFirst.slice(-GROUPS * GROUP_SIZE);
  return Array.from({ length: GROUPS }, (_, group) =>
    last.slice(group * GROUP_SIZE, (group + 1) * GROUP_SIZE).reduce(addUp, {}),
  );
}

function addUp(sum: Counts, counts: Counts): Counts {
  const both = { ...sum };
  for (const [category, times] of Object.entries(counts)) {
    both[category] = (both[category] ?? 0) + times;
  }
  return both;
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
