import { expect, test, vi } from 'vitest';
import { tidyWhenIdle } from './tidy-when-idle.ts';

test('what work left behind is collected once, when the last piece of it has ended', () => {
  vi.useFakeTimers();
  const collect = vi.fn();
  const tidy = tidyWhenIdle(collect, 3_000);
  const [first, second] = [tidy.begin(), tidy.begin()];
  first();
  vi.advanceTimersByTime(10_000);
  expect(collect).not.toHaveBeenCalled();
  second();
  vi.advanceTimersByTime(10_000);
  expect(collect).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('work that begins during the rest puts the collection off', () => {
  vi.useFakeTimers();
  const collect = vi.fn();
  const tidy = tidyWhenIdle(collect, 3_000);
  tidy.begin()();
  vi.advanceTimersByTime(2_000);
  const again = tidy.begin();
  vi.advanceTimersByTime(10_000);
  expect(collect).not.toHaveBeenCalled();
  again();
  vi.advanceTimersByTime(3_000);
  expect(collect).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
