import type { Connector, Paragraph, Span } from '../analysis.ts';
import type { FrenchDocument, Sentence } from '../text/document.ts';
import type { Marks } from './marks.ts';

const turning = new Set(['opposition', 'concession', 'transition']);
/** A connector past these words belongs to the sentence, not to the passage from one paragraph to the next. */
const opening = 25;

/** Sentences that lead from one part of the development to the next: a turn that opens, or a question that closes. */
export function findTransitions(
  { sentences, words }: FrenchDocument,
  paragraphs: Paragraph[],
  connectors: Connector[],
  marks: Marks,
): Span[] {
  const body = paragraphs.filter(({ role }) => role === 'development');
  const turns = connectors.filter(({ role }) => turning.has(role));
  const found: Span[] = [];
  let next = 0;
  for (const [i, paragraph] of body.entries()) {
    const first = sentences[paragraph.from]!;
    const last = sentences[paragraph.to - 1]!;
    while (next < turns.length && turns[next]!.start < first.start) next++;
    const turned = turns[next] !== undefined && turns[next]!.start < first.start + opening;
    if (
      i > 0 &&
      (turned || marks.has('transition', first.from, Math.min(first.to, first.from + 8)))
    )
      found.push(spanOf(first));
    const leads = asks(words, last) || marks.has('transition', last.from, last.to);
    if (i < body.length - 1 && leads && last !== first) found.push(spanOf(last));
  }
  return found;
}

const asks = (words: FrenchDocument['words'], { from, to }: Sentence) =>
  words.slice(Math.max(from, to - 3), to).some(({ form, shield }) => form === '?' && !shield);

const spanOf = ({ start, end }: Span): Span => ({ start, end });
