import { cx } from './cx.ts';

/** A pen going round; what is awaited is said by the text beside it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={cx('pen-stroke size-5 shrink-0 animate-spin', className)}
      strokeWidth="2.5"
    >
      <path d="M12 3.2c5.3-.4 9.4 4 8.8 9.2-.6 4.9-5.1 8.6-10 8-4.3-.6-7.5-4.3-7.3-8.4" />
    </svg>
  );
}
