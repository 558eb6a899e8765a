import type { ReactNode } from 'react';

type Props = { art: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

/** A drawing, a sentence, one button: an empty list is an invitation. */
export function EmptyState({ art, title, children, action }: Props) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-10 text-center">
      <div className="w-56 max-w-full">{art}</div>
      <h2 className="text-2xl">{title}</h2>
      {children && <div className="text-ink-soft">{children}</div>}
      {action}
    </div>
  );
}
