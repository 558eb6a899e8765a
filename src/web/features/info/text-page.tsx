import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { infoText } from '#web/strings/info-text.ts';
import { typeset } from '#web/strings/typeset.ts';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { readText } from './read-text.ts';
import { TextBlocks } from './text-blocks.tsx';

/** From this many headings on, a page opens with the list of them. */
const LONG = 5;

type Props = {
  title: string;
  source: string;
  slots?: Record<string, ReactNode>;
  art?: ReactNode;
};

/** A page to read: its title, where its parts are, its text on a sheet with a margin. */
export function TextPage({ title, source, slots, art }: Props) {
  const blocks = readText(source);
  const headings = blocks.filter((block) => block.kind === 'heading');
  return (
    <article className="mx-auto max-w-5xl break-words px-4 py-6 sm:px-8 sm:py-10">
      <p data-print="never" className="mb-4">
        <TextLink to="/" className="inline-flex items-center gap-1 py-1">
          <ChevronLeft aria-hidden="true" className="size-4" />
          {infoText.home}
        </TextLink>
      </p>
      <div className="flex items-end justify-between gap-6">
        <ScreenTitle className="min-w-0 text-4xl sm:text-5xl">{title}</ScreenTitle>
        {art && <div className="hidden w-40 shrink-0 lg:block">{art}</div>}
      </div>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="sheet with-margin py-7 pr-5 pl-10 [--margin-at:1.500rem] sm:py-10 sm:pr-10 sm:pl-24 sm:[--margin-at:4rem]">
          <div className="-mt-4 max-w-[65ch]">
            <TextBlocks blocks={blocks} slots={slots} />
          </div>
        </div>
        {headings.length >= LONG && (
          <nav
            aria-label={infoText.contents}
            data-print="never"
            className="order-first text-[0.9375rem] lg:sticky lg:top-6 lg:order-none"
          >
            <p className="font-semibold">{infoText.contents}</p>
            <ul className="mt-2 flex flex-col border-margin border-l-2">
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="block py-1.5 pl-4 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
                  >
                    {typeset(text)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </article>
  );
}
