import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from './cx.ts';

type Props = { to: string; className?: string; children: ReactNode };

export function TextLink({ to, className, children }: Props) {
  return (
    <Link
      href={to}
      className={cx(
        'rounded-sm text-blue underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
    >
      {children}
    </Link>
  );
}
