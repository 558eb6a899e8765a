import type { Paragraph, Span, Structure } from '../analysis.ts';
import type { FrenchDocument } from '../text/document.ts';
import type { Marks } from './marks.ts';

type Sections = Pick<Structure, 'introduction' | 'development' | 'conclusion'>;

/** A copy of one block still has its parts: below this many words they are not looked for. */
const leastWords = 120;

/** The three parts, from the paragraphs, or from the sentences where the copy is one single block. */
export function findSections(
  document: FrenchDocument,
  paragraphs: Paragraph[],
  marks: Marks,
): Sections {
  const body = paragraphs.filter(({ role }) => role !== 'title');
  if (body.length === 1) return insideBlock(document, body[0]!, marks);
  const part = (role: Paragraph['role']): Span | undefined => {
    const own = body.filter((paragraph) => paragraph.role === role);
    return own.length > 0 ? { start: own[0]!.start, end: own.at(-1)!.end } : undefined;
  };
  return named(part('introduction'), part('development'), part('conclusion'));
}

function insideBlock(
  { sentences, words }: FrenchDocument,
  { from, to, ...block }: Paragraph,
  marks: Marks,
): Sections {
  if (block.words < leastWords) return named(undefined, { start: block.start, end: block.end });
  const first = sentences[from]!.from;
  const size = sentences[to - 1]!.to - first;
  const place = (sentence: number) => (sentences[sentence]!.from - first) / size;
  let opening = -1;
  let closing = to;
  for (let s = from; s < to; s++) {
    const { from: at, to: end } = sentences[s]!;
    const asked = words[end - 1]!.form === '?' || marks.has('indirect', at, end);
    const announced = marks.within('plan', at, end).some((mark) => words[mark]!.form === 'nous');
    if (place(s) < 0.3 && (asked || announced)) opening = s;
    const concluded = marks.has('conclusion', at, Math.min(end, at + 6));
    if (closing === to && place(s) > 0.7 && concluded) closing = s;
  }
  const span = (a: number, b: number): Span | undefined =>
    a < b ? { start: sentences[a]!.start, end: sentences[b - 1]!.end } : undefined;
  return named(
    span(from, opening + 1),
    span(Math.max(from, opening + 1), closing),
    span(closing, to),
  );
}

/** A part that was not found is left out, never set to nothing. */
const named = (introduction?: Span, development?: Span, conclusion?: Span): Sections => ({
  ...(introduction && { introduction }),
  ...(development && { development }),
  ...(conclusion && { conclusion }),
});
