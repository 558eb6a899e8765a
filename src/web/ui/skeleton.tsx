import { cx } from './cx.ts';

/** Lines not written yet. What is loading is said once, by the screen. */
export function Skeleton({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={cx('flex animate-pulse flex-col gap-3', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same
          key={line}
          className={cx('h-4 rounded-full bg-line', line === lines - 1 && 'w-2/3')}
        />
      ))}
    </div>
  );
}
