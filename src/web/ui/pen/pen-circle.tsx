import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

type Props = { children: ReactNode; className?: string };

/** What the corrector circles: a grade, most often. The two ends of the stroke cross, as by hand. */
export function PenCircle({ children, className }: Props) {
  return (
    <span className={cx('relative inline-grid place-items-center text-red', className)}>
      <svg
        viewBox="0 0 120 76"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="pen-stroke absolute inset-0 size-full"
        strokeWidth="2.5"
      >
        <path
          pathLength="1"
          className="pen-drawn"
          d="M78 6C46-1 6 12 4 38c-2 24 34 36 64 33 28-3 50-17 48-37C114 14 82 4 50 8 40 9 30 12 22 17"
        />
      </svg>
      <span className="relative">{children}</span>
    </span>
  );
}
