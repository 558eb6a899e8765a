import { foldedWords } from '../fold.ts';
import type { Span } from '../transcript.ts';
import { contentStems, overlapOf } from './content-stems.ts';
import type { Relevance, SourceUse } from './copy-facts.ts';

/** A subject shorter than this asks a question; a longer one carries a text to work on. */
const A_TEXT = 120;
const RUN = 6;
const MOSTLY = 0.5;
const TAKEN_UP = 0.12;
/** Two texts of one subject share about this much without speaking of the same thing. */
const BY_CHANCE = 0.3;
const OFF_TOPIC = 0.15;

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

/** Stems a text keeps coming back to: what anyone who speaks of it must speak of. */
const THEMES = 15;

/** How much a copy speaks of the text it was given, by the text's own themes. */
export function sourceRelevance(subjectText: string, copyText: string): Relevance {
  const counts = new Map<string, number>();
  for (const stem of contentStems(subjectText)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const themes = [...counts]
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, THEMES)
    .map(([stem]) => stem);
  const shared = overlapOf(themes, contentStems(copyText));
  const overlap = Math.max(0, (shared - BY_CHANCE) / (1 - BY_CHANCE));
  return { overlap, offTopic: overlap < OFF_TOPIC, missing: [] };
}

const runs = (words: string[]) =>
  words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, i) => words.slice(i, i + RUN).join(' '));

const share = <T>(items: T[], test: (item: T) => boolean) =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;

const isIn = (source: string[], quoted: string[]) =>
  quoted.length > 0 && ` ${source.join(' ')} `.includes(` ${quoted.join(' ')} `);
