import { expect, test } from 'vitest';
import { type Attempt, close, closingTimeOf, endOf, isOpen, timeLimitSeconds } from './attempt.ts';
import { countdownTone, secondsLeft } from './countdown.ts';

const startedAt = new Date('2026-11-15T08:00:00Z');
const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);
const attempt: Attempt = {
  id: 'a',
  userId: 'u',
  templateId: 't',
  mode: 'timed',
  extraTime: false,
  timeLimitSeconds: 3_600,
  answers: {},
  startedAt,
  savedAt: startedAt,
  activeSeconds: 0,
};

test('tiers temps is a third more, to the second', () => {
  expect([timeLimitSeconds(240, false), timeLimitSeconds(240, true)]).toEqual([14_400, 19_200]);
});

test('what was on its way at the bell counts, what comes later does not', () => {
  expect(endOf(attempt)).toEqual(after(3_600));
  expect(isOpen(attempt, after(3_620))).toBe(true);
  expect(isOpen(attempt, after(3_640))).toBe(false);
  expect(isOpen({ ...attempt, submittedAt: after(60) }, after(61))).toBe(false);
});

test('who closes late closes at the bell', () => {
  expect(close(attempt, after(1_200))).toMatchObject({
    timeSpentSeconds: 1_200,
    closedBy: 'pupil',
  });
  expect(close(attempt, after(9_999))).toEqual({
    submittedAt: after(3_600),
    timeSpentSeconds: 3_600,
    closedBy: 'clock',
  });
});

test('when the bell closes for the pupil, nothing could still be taken', () => {
  expect(isOpen(attempt, closingTimeOf(attempt)!)).toBe(false);
});

test('the countdown is green, yellow under fifteen minutes, red under five', () => {
  expect([901, 900, 899, 300, 299, 0].map(countdownTone)).toEqual([
    'green',
    'green',
    'yellow',
    'yellow',
    'red',
    'red',
  ]);
  expect(secondsLeft(10_000, 8_001)).toBe(2);
  expect(secondsLeft(10_000, 12_000)).toBe(0);
});
