import type { ReactNode } from 'react';
import { MarkedCopy } from '#web/features/landing/marked-copy.tsx';

/** A sheet with the form, beside a corrected copy where there is room: what one is about to get. */
export function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 items-start gap-12 px-4 py-6 sm:px-8 lg:grid-cols-[1fr_27rem] lg:gap-16 lg:py-12">
      <div className="hidden lg:block lg:pt-6">
        <div className="mx-auto max-w-md">
          <MarkedCopy />
        </div>
      </div>
      <div className="sheet mx-auto w-full max-w-md p-5 sm:p-8 lg:mx-0">{children}</div>
    </div>
  );
}

/** A single sheet in the middle: one message, one thing to do. */
export function LetterLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:py-14">
      <div className="sheet p-6 sm:p-10">{children}</div>
    </div>
  );
}
