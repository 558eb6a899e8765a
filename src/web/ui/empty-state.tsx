import type { ReactNode } from 'react';
import { ScreenTitle } from './screen-title.tsx';

type Props = {
  art: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** It is all there is on the screen: its title is the screen's. */
  whole?: boolean;
};

/** A drawing, a sentence, one button: an empty list is an invitation. */
export function EmptyState({ art, title, children, action, whole = false }: Props) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-10 text-center">
      <div className="w-56 max-w-full">{art}</div>
      {whole ? (
        <ScreenTitle className="text-3xl">{title}</ScreenTitle>
      ) : (
        <h2 className="text-2xl">{title}</h2>
      )}
      {children && <div className="text-ink-soft">{children}</div>}
      {action}
    </div>
  );
}
