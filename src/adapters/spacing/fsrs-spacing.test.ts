import { expect, test } from 'vitest';
import type { CardMemory, Rating } from '#domain/progress/revision-card.ts';
import { fsrsSpacing } from './fsrs-spacing.ts';

const START = new Date('2026-11-15T17:00:00Z');
const DAY = 86_400_000;

/** The days between one answer and the next, each given on the day it falls due. */
function gaps(ratings: Rating[], within = 200): number[] {
  let [memory, now]: [CardMemory, Date] = [{}, START];
  return ratings.map((rating) => {
    const next = fsrsSpacing.next(JSON.parse(JSON.stringify(memory)), rating, now, within);
    const gap = Math.round((next.dueAt.getTime() - now.getTime()) / DAY);
    [memory, now] = [next.memory, next.dueAt];
    return gap;
  });
}

test('what is known comes back later and later', () => {
  const [first = 0, second = 0, third = 0] = gaps([3, 3, 3]);
  expect(first).toBeGreaterThanOrEqual(1);
  expect(second).toBeGreaterThan(first);
  expect(third).toBeGreaterThan(second);
});

test('what was forgotten comes back soon', () => {
  const [, , after = 0] = gaps([3, 3, 1]);
  expect(after).toBeLessThanOrEqual(3);
});

test('nothing is put off past the exams, and in the last weeks cards come back sooner', () => {
  expect(Math.max(...gaps([4, 4, 4, 4], 12))).toBeLessThanOrEqual(12);
  expect(gaps([3, 3, 3], 30)[2]!).toBeLessThan(gaps([3, 3, 3], 200)[2]!);
});
