import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Props = { text: string; side?: 'top' | 'right' | 'bottom'; children: ReactNode };

/** Says the name of a control that shows only a drawing. The control keeps its own accessible name. */
export function Tooltip({ text, side = 'top', children }: Props) {
  return (
    <Radix.Provider delayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={8}
            className="z-50 rounded-md bg-ink px-3 py-1.5 text-paper text-sm shadow-lift"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
