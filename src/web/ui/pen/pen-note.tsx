import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

type Props = { children: ReactNode; tone?: 'red' | 'green'; className?: string };

/** A word in the corrector's hand. */
export function PenNote({ children, tone = 'red', className }: Props) {
  return (
    <span
      className={cx(
        'pen-written',
        tone === 'red' ? 'text-red' : 'text-green',
        className ?? 'text-[1.9em]',
      )}
    >
      {children}
    </span>
  );
}
