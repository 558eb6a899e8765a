import type { Connector, Paragraph, Span } from '../analysis.ts';
import type { FrenchDocument } from '../text/document.ts';
import type { Mention } from './find-references.ts';
import type { Marks } from './marks.ts';

const concrete = new Set(['work', 'character', 'law']);

/** Sentences that show instead of telling: said to be examples, or calling on a work, a character, a law. */
export function findExamples(
  { sentences, words }: FrenchDocument,
  paragraphs: Paragraph[],
  connectors: Connector[],
  mentions: Mention[],
  marks: Marks,
): Span[] {
  const illustrated = new Set(
    connectors.filter(({ role }) => role === 'illustration').map(({ start }) => start),
  );
  const called = new Set(
    mentions
      .filter(({ entry }) => concrete.has(entry.kind))
      .map(({ from }) => words[from]!.sentence),
  );
  return paragraphs
    .filter(({ role }) => role === 'development')
    .flatMap(({ from, to }) =>
      sentences.slice(from, to).filter((sentence, i) => {
        const said = marks.has('example', sentence.from, sentence.to);
        const linked = words
          .slice(sentence.from, sentence.to)
          .some(({ start }) => illustrated.has(start));
        return said || linked || called.has(from + i);
      }),
    )
    .map(({ start, end }) => ({ start, end }));
}
