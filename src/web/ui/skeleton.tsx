import { cx } from './cx.ts';

/** Lines not written yet. What is loading is said once, by the screen. */
export function Skeleton({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={cx('flex animate-pulse flex-col gap-3', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same
          key={line}
          className="h-4 rounded-full bg-line odd:w-full even:w-5/6 last:w-2/3"
        />
      ))}
    </div>
  );
}
