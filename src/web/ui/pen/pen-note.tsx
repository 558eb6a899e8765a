import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

type Props = { children: ReactNode; tone?: 'red' | 'green'; className?: string };

/** A word in the corrector's hand. */
export function PenNote({ children, tone = 'red', className }: Props) {
  return (
    <span
      className={cx(
        'font-pen text-[1.7em] leading-none tracking-wide',
        tone === 'red' ? 'text-red' : 'text-green',
        className,
      )}
    >
      {children}
    </span>
  );
}
