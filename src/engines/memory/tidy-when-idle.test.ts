import { execFileSync } from 'node:child_process';
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

test('the room that work took goes back to the system, not only to the heap', () => {
  const working = `
    import { tidyWhenIdle } from '${new URL('./tidy-when-idle.ts', import.meta.url)}';
    const done = tidyWhenIdle(undefined, 1).begin();
    // Some of it lives on between what does not, as after any real work.
    const kept = Array.from({ length: 400_000 }, (_, n) => ({ n, text: 'copie ' + n })).filter(({ n }) => n % 40 === 0);
    const { heapTotal: before } = process.memoryUsage();
    done();
    setTimeout(() => console.log(JSON.stringify({ before, after: process.memoryUsage().heapTotal, kept: kept.length })), 500);
  `;
  const args = ['--expose-gc', '--input-type=module', '--eval', working];
  const { before, after } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  expect(after).toBeLessThan(before / 3);
});
