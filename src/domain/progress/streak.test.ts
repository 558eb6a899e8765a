import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parisDay } from '../exam/paris-day.ts';
import { addDays, type Day, daysBetween } from './day.ts';
import { MOST_FREEZES, readStreak, streakMultiplier } from './streak.ts';

const from = (start: Day, days: number) =>
  Array.from({ length: days }, (_, i) => addDays(start, i));

test('days in a row count, and a day still under way breaks nothing', () => {
  const week = from('2026-11-09', 6);
  expect(readStreak(week, '2026-11-15')).toMatchObject({ current: 6, isActiveToday: false });
  expect(readStreak([...week, '2026-11-15'], '2026-11-15')).toMatchObject({ current: 7, best: 7 });
});

test('two missed days take the two freezes by themselves; a third ends the streak and gives them back', () => {
  const work = from('2026-11-01', 3);
  expect(readStreak(work, '2026-11-06')).toMatchObject({
    ...{ current: 3, freezes: 0 },
    frozenDays: ['2026-11-04', '2026-11-05'],
  });
  expect(readStreak(work, '2026-11-07')).toMatchObject({ current: 0, best: 3, freezes: 2 });
  expect(readStreak([...work, '2026-11-07'], '2026-11-07').current).toBe(1);
});

test('a spent freeze comes back after seven days of work', () => {
  const work = [...from('2026-11-01', 3), ...from('2026-11-05', 6)];
  expect(readStreak(work, '2026-11-10').freezes).toBe(1);
  expect(readStreak([...work, '2026-11-11'], '2026-11-11').freezes).toBe(2);
});

test('the 29th of February is a day like another, and a year without one misses nothing', () => {
  expect(readStreak(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01').current).toBe(3);
  expect(readStreak(['2027-02-28', '2027-03-01'], '2027-03-01').current).toBe(2);
  expect(readStreak(['2028-02-28', '2028-03-01'], '2028-03-01').frozenDays).toEqual(['2028-02-29']);
});

test.each([
  ['in spring, when a day has 23 hours', '2027-03-27T12:00:00+01:00'],
  ['in autumn, when a day has 25 hours', '2026-10-24T12:00:00+02:00'],
])('the clock changes %s without costing a day', (_, start) => {
  const moments = [0, 1, 2].map((day) => new Date(Date.parse(start) + day * 86_400_000));
  expect(readStreak(moments.map(parisDay), parisDay(moments[2]!)).current).toBe(3);
});

test('[A12] one second before midnight in Paris is still today, one second after is tomorrow', () => {
  const late = parisDay(new Date('2026-11-15T23:59:59+01:00'));
  const early = parisDay(new Date('2026-11-16T00:00:00+01:00'));
  expect([late, early]).toEqual(['2026-11-15', '2026-11-16']);
  expect(readStreak([late, early], early).current).toBe(2);
});

/** The same rules walked one calendar day at a time, as the nights pass. */
function walk(work: Set<Day>, first: Day, today: Day) {
  let [current, best, freezes, since] = [0, 0, MOST_FREEZES, 0];
  for (let day = first; day <= today; day = addDays(day, 1)) {
    if (work.has(day)) {
      current++;
      since++;
      best = Math.max(best, current);
      if (freezes < MOST_FREEZES && since >= 7) [freezes, since] = [freezes + 1, 0];
    } else if (day !== today && current > 0) {
      since = 0;
      if (freezes > 0) freezes--;
      else [current, freezes] = [0, MOST_FREEZES];
    }
  }
  return { current, best, freezes };
}

test('[A12][B10] over random lives, reading the streak at once gives what living it night by night gives', () => {
  const start = '2027-12-20';
  fc.assert(
    fc.property(fc.array(fc.nat(120), { maxLength: 90 }), fc.nat(130), (offsets, last) => {
      const days = offsets.map((offset) => addDays(start, offset));
      const today = addDays(start, last);
      const { current, best, freezes } = readStreak(days, today);
      expect({ current, best, freezes }).toEqual(walk(new Set(days), start, today));
    }),
    { numRuns: 3000 },
  );
});

test('the multiplier starts at one, never falls as a streak grows, and stops at one and a half', () => {
  expect([0, 1, 2, 7, 11, 400].map(streakMultiplier)).toEqual([1, 1, 1.05, 1.3, 1.5, 1.5]);
});

test('days between and days added agree over every length of month', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.nat(3000), (a, b) => {
      const day = addDays('2024-01-01', a);
      return daysBetween(day, addDays(day, b)) === b;
    }),
  );
});
