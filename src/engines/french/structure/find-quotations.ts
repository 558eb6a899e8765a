import type { Quotation } from '../analysis.ts';
import type { FrenchDocument } from '../text/document.ts';
import type { Mention } from './find-references.ts';
import { isCounted } from './paragraph-roles.ts';

const closers: Record<string, string> = { '«': '»', '“': '”', '"': '"', '‹': '›' };
const titleKinds = new Set(['work', 'author', 'character']);

/** From an opening mark to its closing one, within a paragraph. A title between marks is no quotation. */
export function findQuotations(
  document: FrenchDocument,
  mentions: Mention[],
  theses: ReadonlySet<number>,
): Quotation[] {
  const { words, sentences, paragraphs } = document;
  const found: Quotation[] = [];
  for (const paragraph of paragraphs) {
    const last = sentences[paragraph.to - 1]!.to;
    for (let i = sentences[paragraph.from]!.from; i < last; i++) {
      const closer = closers[words[i]!.form];
      const close = closer ? closing(document, closer, i + 1, last) : -1;
      if (close < 0) continue;
      const count = words.slice(i + 1, close).filter(isCounted).length;
      const isTitle = mentions.some(
        ({ entry, from, to }) =>
          titleKinds.has(entry.kind) && from <= i + 2 && from > i && to >= close - 1,
      );
      if (count > 0 && !isTitle)
        found.push(quotationAt(document, mentions, theses, i, close, count));
      i = close;
    }
  }
  return found;
}

/** A mark that is never closed quotes nothing; neither does an empty search through a whole page of marks. */
function closing({ words }: FrenchDocument, closer: string, from: number, last: number): number {
  const limit = Math.min(last, from + 250);
  for (let i = from; i < limit; i++) if (words[i]!.form === closer) return i;
  return -1;
}

function quotationAt(
  { words, sentences }: FrenchDocument,
  mentions: Mention[],
  theses: ReadonlySet<number>,
  open: number,
  close: number,
  count: number,
): Quotation {
  const { sentence } = words[open]!;
  const near = mentions.filter(
    ({ entry, from }) =>
      (entry.kind === 'author' || entry.kind === 'work') &&
      words[from]!.sentence >= sentence - 1 &&
      from < sentences[words[close]!.sentence]!.to,
  );
  const before = words[open - 1]?.form ?? '';
  const introduced =
    [':', ',', 'que', "qu'", '('].includes(before) ||
    theses.has(sentence) ||
    near.some(({ from }) => words[from]!.sentence === sentence);
  const reference = near.findLast(({ from }) => from < open) ?? near[0];
  const name = reference?.entry.author ?? reference?.entry.name;
  return {
    start: words[open]!.start,
    end: words[close]!.end,
    words: count,
    introduced,
    ...(name && { reference: name }),
  };
}
