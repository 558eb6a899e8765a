import { Sparkle } from 'lucide-react';
import { resultText } from '#web/strings/result-text.ts';
import { ButtonLink } from '#web/ui/button.tsx';

const { upsell: text } = resultText;

/** What the free plan leaves out, counted; nothing of it is on this page. */
export function ProUpsell({ hidden }: { hidden: number }) {
  return (
    <section
      data-print="never"
      className="flex flex-wrap items-center justify-between gap-5 rounded-sheet border-2 border-edge border-dashed bg-sheet p-5 sm:p-7"
    >
      <div className="max-w-prose flex-1 basis-72">
        <h2 className="mb-1 flex items-center gap-2 text-xl">
          <Sparkle aria-hidden="true" className="size-5 shrink-0 text-blue" />
          {text.title(hidden)}
        </h2>
        <p className="text-ink-soft">{text.text}</p>
      </div>
      <ButtonLink to="/upgrade">{text.action}</ButtonLink>
    </section>
  );
}
