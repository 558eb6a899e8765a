import { Fragment, useEffect, useRef } from 'react';
import type { TranscriptPageView } from '#contract/transcript.ts';
import { transcriptText as text } from '#web/strings/transcript-text.ts';
import { cx } from '#web/ui/cx.ts';
import { type Look, lookOf, type PlacedWord, type Says } from './word-place.ts';

type Props = {
  page: number;
  view: TranscriptPageView;
  words: PlacedWord[];
  says: Says;
  selected?: string;
  onSelect: (id: string) => void;
};

const LOOKS: Record<Look, string> = {
  plain: 'hover:bg-blue-wash',
  seen: 'hover:bg-blue-wash',
  doubtful:
    'highlighted underline decoration-amber decoration-dotted decoration-2 underline-offset-4',
  fixed: 'font-semibold text-green underline decoration-2 underline-offset-4',
  removed: 'text-ink-faint line-through',
  struck: 'text-ink-faint line-through decoration-2',
};

/** The text line by line, as on the page; every word can be said to be another. */
export function PageText({ page, view, words, says, selected, onSelect }: Props) {
  return (
    <section aria-label={text.text(page)} className="ruled rounded-field border border-line py-3">
      <ol>
        {view.lines.map((line, lineAt) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            key={lineAt}
            className="flex min-h-8 gap-3 pr-4 leading-8"
          >
            <span
              aria-hidden="true"
              className="w-9 shrink-0 border-margin border-r-2 pr-2 text-right text-ink-faint text-sm leading-8"
            >
              {lineAt + 1}
            </span>
            <p className="min-w-0">
              {words
                .filter((word) => word.line === lineAt + 1)
                .map((word) => (
                  <Fragment key={word.id}>
                    <Word {...{ word, says, onSelect }} isSelected={word.id === selected} />{' '}
                  </Fragment>
                ))}
              {line.words.length === 0 && line.text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type WordProps = {
  word: PlacedWord;
  says: Says;
  isSelected: boolean;
  onSelect: (id: string) => void;
};

function Word({ word, says, isSelected, onSelect }: WordProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const look = lookOf(word, says);
  const { read } = word;
  const shown = look === 'fixed' ? (says.get(word.id) ?? '') : read.text || '⁓';

  useEffect(() => {
    if (isSelected) ref.current?.scrollIntoView?.({ block: 'center', behavior: 'smooth' });
  }, [isSelected]);

  return (
    <button
      ref={ref}
      type="button"
      aria-label={nameOf(look, shown, read.text)}
      aria-pressed={isSelected}
      onClick={() => onSelect(word.id)}
      className={cx(
        'rounded-sm px-0.5 text-left',
        LOOKS[look],
        isSelected && 'outline-2 outline-blue outline-offset-1',
      )}
    >
      {shown}
    </button>
  );
}

function nameOf(look: Look, shown: string, before: string): string {
  if (look === 'doubtful') return text.word.doubtful(shown);
  if (look === 'fixed') return text.word.fixed(shown, before);
  if (look === 'removed') return text.word.removed;
  return look === 'struck' ? text.word.struck : shown;
}
