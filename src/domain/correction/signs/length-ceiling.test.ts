import { expect, test } from 'vitest';
import { lengthCeiling } from './length-ceiling.ts';

const essay = { veryShort: 400, short: 800, expected: [1200, 2000], long: 3000 } as const;
const ceilingAt = (words: number) => lengthCeiling(words, { ...essay, expected: [1200, 2000] });

test('no word more is worth a point, and none lowers', () => {
  for (let words = 0; words < 799; words++) {
    const step = ceilingAt(words + 1) - ceilingAt(words);
    expect(step).toBeGreaterThanOrEqual(0);
    expect(step).toBeLessThan(0.2);
  }
});

test('a page of nothing stays at the bottom, half a copy in the middle, nearly all of it near the top', () => {
  expect([10, 400, 600, 790].map(ceilingAt)).toEqual([1, 7, 11.5, 15.8]);
});

test('an exercise whose grid knows one limit only has one line', () => {
  const { veryShort: _, ...oneLimit } = essay;
  expect(lengthCeiling(415, { ...oneLimit, expected: [1200, 2000] })).toBe(8.5);
});
