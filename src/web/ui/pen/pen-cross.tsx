import { cx } from '../cx.ts';

/** Two strokes of the red pen: no. What is refused is said beside it. */
export function PenCross({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      strokeWidth="2.6"
      className={cx('pen-stroke size-6 shrink-0 text-red', className)}
    >
      <path d="M4 4.5c5.5 4 10.5 9 15.5 15.500M19.5 4C14 8.5 9 13.5 4.5 20" />
    </svg>
  );
}
