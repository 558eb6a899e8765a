import { expect, test } from 'vitest';
import calendar from '#content/public/calendar.json' with { type: 'json' };
import { bacDay, daysToBac } from './bac-day.ts';

test('a pupil counts the days to the same morning as the home page', () => {
  expect(bacDay('2026-11-15')).toBe(calendar.date);
  expect(daysToBac('2026-11-15')).toBe(211);
});

test('on the day itself nothing is left, and the day after the next year begins', () => {
  expect(daysToBac('2027-06-14')).toBe(0);
  expect(bacDay('2027-06-15')).toBe('2028-06-14');
});
