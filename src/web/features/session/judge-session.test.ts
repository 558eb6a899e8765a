import { expect, test } from 'vitest';
import { judgeSession } from './judge-session.ts';

const MINUTE = 60_000;
const judge = (minutesLeft: number, minutesIdle: number) =>
  judgeSession({ now: 0, expiresAt: minutesLeft * MINUTE, lastActivityAt: -minutesIdle * MINUTE });

test('a session with time left and a pupil at work is fine', () => {
  expect(judge(5, 14.9)).toBe('fine');
});

test('under five minutes left, the end is announced', () => {
  expect(judge(4.99, 0)).toBe('expiring');
});

test('[F9] after fifteen minutes without a gesture, the pause is noticed', () => {
  expect(judge(600, 15)).toBe('idle');
});

test('after thirty minutes without a gesture, the session is over', () => {
  expect(judge(600, 29.9)).toBe('idle');
  expect(judge(600, 30)).toBe('over');
});

test('at its end, the session is over whatever the pupil does', () => {
  expect(judge(0, 0)).toBe('over');
});
