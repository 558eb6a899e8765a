import type { ReactNode } from 'react';
import { billingText } from '#web/strings/billing-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';

const { demonstration: text } = billingText;

/** A page that stands for the payment provider's, and says it on its first line. */
export function DemonstrationFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-lg flex-col gap-5 px-4 py-8">
      <div data-print="never">
        <Badge tone="amber">{text.badge}</Badge>
        <p className="mt-2 text-[0.9375rem] text-ink-soft">{text.note}</p>
      </div>
      <ScreenTitle className="text-3xl">{title}</ScreenTitle>
      {children}
    </div>
  );
}
