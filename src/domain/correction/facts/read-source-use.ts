import { foldedWords } from '../fold.ts';
import type { Span } from '../transcript.ts';
import { contentStems, overlapOf } from './content-stems.ts';
import type { SourceUse } from './copy-facts.ts';

/** A subject shorter than this asks a question; a longer one carries a text to work on. */
const A_TEXT = 120;
const RUN = 6;
const MOSTLY = 0.5;
const TAKEN_UP = 0.12;

type Paragraph = Span & { text: string };

/** How a copy uses the text or the documents of its subject: quotes, retells, copies, leaves out. */
export function readSourceUse(
  subjectText: string,
  paragraphs: Paragraph[],
  quotations: (Span & { text: string })[],
  analysed: (paragraph: Paragraph) => boolean,
): SourceUse | undefined {
  const source = foldedWords(subjectText).map(({ word }) => word);
  if (source.length < A_TEXT) return undefined;
  const sourceRuns = new Set(runs(source));
  const whole = paragraphs.map(({ text }) => text).join('\n');
  const copyRuns = runs(foldedWords(whole).map(({ word }) => word));
  const sourceStems = contentStems(subjectText);
  const retold = paragraphs.filter((paragraph) => {
    const own = contentStems(paragraph.text);
    return own.length > 8 && overlapOf(own, sourceStems) > MOSTLY && !analysed(paragraph);
  });
  const ideas = subjectText
    .split(/\n+/)
    .map(contentStems)
    .filter((stems) => stems.length > 8);
  const copyStems = contentStems(whole);
  return {
    words: source.length,
    copied: share(copyRuns, (run) => sourceRuns.has(run)),
    retold: paragraphs.length === 0 ? 0 : retold.length / paragraphs.length,
    covered: share(ideas, (idea) => overlapOf(idea, copyStems) > TAKEN_UP),
    quoted: quotations
      .filter(({ text }) =>
        isIn(
          source,
          foldedWords(text).map(({ word }) => word),
        ),
      )
      .map(({ start, end }) => ({ start, end })),
  };
}

const runs = (words: string[]) =>
  words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, i) => words.slice(i, i + RUN).join(' '));

const share = <T>(items: T[], test: (item: T) => boolean) =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;

const isIn = (source: string[], quoted: string[]) =>
  quoted.length > 0 && ` ${source.join(' ')} `.includes(` ${quoted.join(' ')} `);
