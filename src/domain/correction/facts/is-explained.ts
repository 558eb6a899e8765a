import type { Span } from '../transcript.ts';
import { findDefinitions } from './find-moves.ts';

/** One word between quotation marks may be a title or irony. */
const A_QUOTATION = 2;

/**
 * Whether the sentence that names something also says what it is: a notion is explained by its
 * definition, an author or a work by words quoted there, whatever verb brings them.
 */
export function isExplained(
  kind: string,
  mentions: Span[],
  quotations: (Span & { words: number })[],
  sentences: (Span & { text: string })[],
): boolean {
  const around = sentences.filter(({ start, end }) =>
    mentions.some((mention) => mention.start >= start && mention.end <= end),
  );
  if (kind === 'notion') return findDefinitions(around).length > 0;
  if (kind !== 'author' && kind !== 'work') return false;
  return around.some(({ start, end }) =>
    quotations.some(
      (quotation) =>
        quotation.words >= A_QUOTATION && quotation.start >= start && quotation.end <= end,
    ),
  );
}
