import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelOf, levelStanding, levelThreshold, titleOf } from './level.ts';

// Written out by hand from the specification's table, for levels 1 to 30.
const THRESHOLDS = [
  0, 500, 1000, 1500, 2000, 2500, 3250, 4000, 4750, 5500, 6250, 7250, 8250, 9250, 10_250, 11_250,
  12_750, 14_250, 15_750, 17_250, 18_750, 20_750, 22_750, 24_750, 26_750, 28_750, 30_750, 32_750,
  34_750, 36_750,
];

test.each(THRESHOLDS.map((xp, index) => [index + 1, xp]))(
  'level %i begins at %i XP, and one XP earlier it is the level before',
  (level, xp) => {
    expect(levelThreshold(level)).toBe(xp);
    expect(levelOf(xp)).toBe(level);
    if (level > 1) expect(levelOf(xp - 1)).toBe(level - 1);
  },
);

test('titles change after levels 5, 10, 15 and 20', () => {
  const titles = [1, 5, 6, 10, 11, 15, 16, 20, 21, 99].map(titleOf);
  expect(titles).toEqual([
    ...['beginner', 'beginner', 'intermediate', 'intermediate', 'advanced', 'advanced'],
    ...['master', 'master', 'expert', 'expert'],
  ]);
});

test('[B10] whatever the XP, it lies inside its level, and more XP is never a lower level', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(5000), (xp, more) => {
      const { level, from, to } = levelStanding(xp);
      return from <= xp && xp < to && levelOf(xp + more) >= level;
    }),
    { numRuns: 5000 },
  );
});
