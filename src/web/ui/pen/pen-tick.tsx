import { cx } from '../cx.ts';

/** The corrector's tick: yes. What is granted is said beside it. */
export function PenTick({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      strokeWidth="2.6"
      className={cx('pen-stroke mt-0.5 size-6 shrink-0 text-green', className)}
    >
      <path d="M3 13.500c3 2 4.800 4.300 6 7C12 12.500 16 7 21.500 3" />
    </svg>
  );
}
