import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aGradedCopy } from '#testing/a-graded-copy.ts';
import { rewardTier, xpReward } from '../correction/reward.ts';
import { addDays } from './day.ts';
import { computeStats, driftBetween } from './stats.ts';
import { streakMultiplier } from './streak.ts';

const correction = (source: string, day: string, xp = 75) =>
  ({ kind: 'correction', source, xp, day }) as const;

test('XP is the sum of the ledger, the week starts on Monday', () => {
  const ledger = [
    correction('a', '2026-11-08'),
    correction('b', '2026-11-09'),
    { kind: 'revision', source: '2026-11-10', xp: 30, day: '2026-11-10' } as const,
  ];
  expect(computeStats(ledger, [], '2026-11-15')).toMatchObject({
    ...{ currentXp: 180, currentLevel: 1, totalCorrections: 2, weeklyCorrections: 1 },
    ...{ averageGrade: null, bestGrade: null, favoriteSubject: null },
  });
});

test('the average is that of the copies, the favourite subject the one most written in', () => {
  const copies = [
    aGradedCopy({ grade: 10, subject: 'svt' }),
    aGradedCopy({ grade: 13, subject: 'ses' }),
    aGradedCopy({ grade: 12.5, subject: 'svt' }),
  ];
  expect(computeStats([], copies, '2026-11-15')).toMatchObject({
    ...{ averageGrade: 11.83, bestGrade: 13, favoriteSubject: 'svt' },
  });
});

test('XP does not depend on the order of the ledger, and time alone is never drift', () => {
  const entry = fc.record({ xp: fc.integer({ min: 10, max: 150 }), offset: fc.nat(60) });
  fc.assert(
    fc.property(fc.array(entry), fc.nat(30), (entries, later) => {
      const ledger = entries.map(({ xp, offset }, i) =>
        correction(String(i), addDays('2026-09-01', offset), xp),
      );
      const today = addDays('2026-09-01', 60);
      const now = computeStats(ledger, [], today);
      expect(computeStats(ledger.toReversed(), [], today)).toEqual(now);
      expect(driftBetween(now, computeStats(ledger, [], addDays(today, later)))).toEqual([]);
    }),
  );
});

test('a figure changed by hand is drift, by its name', () => {
  const stats = computeStats([correction('a', '2026-11-15')], [], '2026-11-15');
  expect(driftBetween({ ...stats, currentXp: 9000 }, stats)).toEqual(['currentXp']);
});

test('the reward is the formula of the specification, never under ten', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 0, max: 40 }),
      (tenths, days) => {
        const grade = tenths / 10;
        const multiplier = streakMultiplier(days);
        const formula = Math.round((50 + Math.round((grade / 20) * 50)) * multiplier);
        expect(xpReward(grade, 20, multiplier)).toBe(Math.max(10, formula));
      },
    ),
    { numRuns: 2000 },
  );
});

test('each tier starts at its percentage', () => {
  const tiers = [20, 18, 17.9, 16, 15.9, 14, 13.9, 12, 11.9].map((grade) => rewardTier(grade, 20));
  expect(tiers).toEqual([
    ...['excellent', 'excellent', 'very-good', 'very-good', 'good', 'good'],
    ...['fair', 'fair', 'can-do-better'],
  ]);
});
