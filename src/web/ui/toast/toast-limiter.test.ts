import { expect, test } from 'vitest';
import { createToastLimiter, UPLOAD_RULES } from './toast-limiter.ts';

test('a first notice is shown at once', () => {
  expect(createToastLimiter()('a', 0)).toEqual({ verdict: 'show', at: 0 });
});

test('a notice that follows too closely waits until a second has passed', () => {
  const admit = createToastLimiter();
  admit('a', 0);
  expect(admit('b', 200)).toEqual({ verdict: 'show', at: 1_000 });
  expect(admit('c', 300)).toEqual({ verdict: 'show', at: 2_000 });
});

test('on upload the wait is a second and a half', () => {
  const admit = createToastLimiter();
  admit('a', 0, UPLOAD_RULES);
  expect(admit('b', 0, UPLOAD_RULES)).toEqual({ verdict: 'show', at: 1_500 });
});

test('the same notice within five seconds is dropped, and comes back after', () => {
  const admit = createToastLimiter();
  admit('a', 0);
  expect(admit('a', 4_999)).toEqual({ verdict: 'duplicate' });
  expect(admit('a', 5_000)).toMatchObject({ verdict: 'show' });
});

test('the fourth notice within ten seconds is refused, and said only once', () => {
  const admit = createToastLimiter();
  for (const [key, at] of [
    ['a', 0],
    ['b', 2_000],
    ['c', 4_000],
  ] as const)
    admit(key, at);
  expect(admit('d', 6_000)).toEqual({ verdict: 'too-many', announce: true });
  expect(admit('e', 7_000)).toEqual({ verdict: 'too-many', announce: false });
});

test('on upload the third notice is already one too many', () => {
  const admit = createToastLimiter();
  admit('a', 0, UPLOAD_RULES);
  admit('b', 2_000, UPLOAD_RULES);
  expect(admit('c', 4_000, UPLOAD_RULES)).toEqual({ verdict: 'too-many', announce: true });
});

test('ten seconds later there is room again', () => {
  const admit = createToastLimiter();
  for (const [key, at] of [
    ['a', 0],
    ['b', 2_000],
    ['c', 4_000],
  ] as const)
    admit(key, at);
  expect(admit('d', 10_001)).toMatchObject({ verdict: 'show' });
});
