import type { Span, Structure } from '../analysis.ts';
import type { FrenchDocument, Sentence } from '../text/document.ts';
import type { Marks } from './marks.ts';
import { contentStems } from './stems.ts';

/** A question that brings this many words of its own says more than the subject did. */
const ownWords = 3;

/**
 * The question the introduction leads to: its last run of questions, asked with a mark or indirectly.
 * `subject` holds the stems of the exam question: repeating them is not yet a problem.
 */
export function findProblem(
  document: FrenchDocument,
  area: Span,
  marks: Marks,
  subject: ReadonlySet<string>,
): Structure['problem'] {
  const { sentences, words } = document;
  const inside = sentences.filter(({ start, end }) => start >= area.start && end <= area.end);
  const asks = inside.map(
    ({ from, to }) =>
      words.slice(from, to).some(({ form, shield }) => form === '?' && !shield) ||
      marks.has('indirect', from, to),
  );
  const last = asks.lastIndexOf(true);
  if (last < 0) return undefined;
  let first = last;
  while (first > 0 && asks[first - 1]) first--;
  const run = inside.slice(first, last + 1);
  const opposed = inside
    .slice(Math.max(0, first - 1), last + 1)
    .some(({ from, to }) => marks.has('tension', from, to) || offersChoice(document, from, to));
  const early = inside.length >= 5 && last < inside.length / 3;
  const strong = opposed || (!early && saysMore(document, run, subject));
  return { start: run[0]!.start, end: run.at(-1)!.end, strength: strong ? 'strong' : 'weak' };
}

/** « Est-ce… ou… ? » */
const offersChoice = ({ words }: FrenchDocument, from: number, to: number): boolean =>
  words[to - 1]!.form === '?' &&
  words.slice(from, to).some(({ form, tag }) => form === 'ou' && tag === 'CCONJ');

function saysMore(
  { text }: FrenchDocument,
  run: Sentence[],
  subject: ReadonlySet<string>,
): boolean {
  const stems = new Set(run.flatMap(({ start, end }) => contentStems(text.slice(start, end))));
  return [...stems].filter((stem) => !subject.has(stem)).length >= ownWords;
}
