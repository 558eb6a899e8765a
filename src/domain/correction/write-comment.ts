import type { CommentWords } from './advice.ts';
import type { RemarkDraft } from './marking.ts';
import type { Cap } from './rubric.ts';

type Said = { band: string; ceilings: Pick<Cap, 'message'>[]; remarks: RemarkDraft[] };

/** A few sentences put together from what was seen: what is good first, then what limits, then two levers. */
export function writeComment({ band, ceilings, remarks }: Said, words: CommentWords): string {
  const strengths = remarks.filter(({ kind }) => kind === 'strength').map((r) => r.explanation);
  const levers = remarks.filter(({ kind }) => kind === 'weakness').map((r) => r.hints.method);
  const limits = ceilings.map(({ message }) => message);
  const said = (opening: string, sentences: string[]) =>
    sentences.length > 0 ? [opening, ...sentences.slice(0, 2)].join(' ') : '';
  return [
    words.opening[band] ?? '',
    said(words.strengths, strengths) || words.anything,
    said(words.capped, limits),
    said(words.levers, levers),
    words.formOnly,
  ]
    .filter((sentence) => sentence !== '')
    .join('\n\n');
}

/** A marker's comment may not give a grade of its own: sentences that do are left out. */
export const withoutGrades = (comment: string): string =>
  comment
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !/\d\s*(?:\/|sur)\s*20\b|\bnote (?:de|:)\s*\d/i.test(sentence))
        .join(' '),
    )
    .join('\n');
