import { expect, test } from 'vitest';
import { addDays } from './day.ts';
import { PRO_CARDS_A_DAY } from './revision-card.ts';
import { planWeek } from './week-plan.ts';

const TODAY = '2026-11-16';
const inputs: Parameters<typeof planWeek>[0] = {
  today: TODAY,
  weeklyDays: 5,
  dueDays: [],
  errors: [{ kind: 'fault', category: 'HOM_A', counts: [3, 2], direction: 'down' }],
  skills: [{ key: 'conclusion', score: 8, before: null }],
  subjects: [{ subject: 'svt', average: 9, copies: 1 }],
};

test('seven days from today, as many of work as the pupil promised', () => {
  for (const weeklyDays of [3, 5, 7]) {
    const plan = planWeek({ ...inputs, weeklyDays });
    expect(plan.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => addDays(TODAY, n)));
    expect(plan.filter(({ task }) => task !== 'rest')).toHaveLength(weeklyDays);
  }
});

test('a copy of the weakest subject on Wednesday and Saturday', () => {
  const copies = planWeek(inputs).filter(({ task }) => task === 'copy');
  expect(copies.map(({ day, theme }) => [day, theme])).toEqual([
    ['2026-11-18', 'svt'],
    ['2026-11-21', 'svt'],
  ]);
});

test('no day asks for more cards than a day holds, and none is lost', () => {
  const dueDays = Array.from({ length: 24 }, () => '2026-11-10');
  const cards = planWeek({ ...inputs, weeklyDays: 7, dueDays }).map((day) => day.cards);
  expect(Math.max(...cards)).toBe(PRO_CARDS_A_DAY);
  expect(cards.reduce((sum, n) => sum + n, 0)).toBe(24);
});

test('a day of cards takes five to ten minutes', () => {
  const dueDays = Array.from({ length: 60 }, (_, i) => addDays(TODAY, Math.floor(i / 9)));
  const days = planWeek({ ...inputs, weeklyDays: 7, dueDays }).filter(
    ({ task }) => task === 'cards',
  );
  for (const { minutes } of days) expect(minutes >= 5 && minutes <= 10).toBe(true);
});
