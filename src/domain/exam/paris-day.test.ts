import { expect, test } from 'vitest';
import { endOfParisDay, parisDay } from './paris-day.ts';

test.each([
  ['2026-11-15T22:59:59Z', '2026-11-15'],
  ['2026-11-15T23:00:00Z', '2026-11-16'],
  ['2026-07-14T21:59:59Z', '2026-07-14'],
  ['2026-07-14T22:00:00Z', '2026-07-15'],
  ['2028-02-29T12:00:00Z', '2028-02-29'],
])('at %s it is %s in Paris', (moment, day) => {
  expect(parisDay(new Date(moment))).toBe(day);
});

test('[A12] the days on which clocks change have one name each', () => {
  expect(parisDay(new Date('2026-03-28T23:30:00Z'))).toBe('2026-03-29');
  expect(parisDay(new Date('2026-03-29T21:30:00Z'))).toBe('2026-03-29');
  expect(parisDay(new Date('2026-10-24T22:30:00Z'))).toBe('2026-10-25');
  expect(parisDay(new Date('2026-10-25T22:30:00Z'))).toBe('2026-10-25');
});

test.each(['2026-11-15', '2026-07-14', '2026-03-29', '2026-10-25'])(
  'the last second of %s is the last of that day in Paris',
  (day) => {
    const end = endOfParisDay(day);
    expect(parisDay(end)).toBe(day);
    expect(parisDay(new Date(end.getTime() + 1_000))).not.toBe(day);
  },
);
