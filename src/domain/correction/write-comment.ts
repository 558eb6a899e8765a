import type { CommentWords } from './advice.ts';
import type { RemarkDraft } from './marking.ts';

/** A few sentences put together from what was seen: what is good first, then two levers. */
export function writeComment(
  band: string,
  remarks: RemarkDraft[],
  tips: string[],
  words: CommentWords,
): string {
  const strengths = remarks.filter(({ kind }) => kind === 'strength').map((r) => r.explanation);
  return [
    words.opening[band] ?? '',
    strengths.length > 0 ? [words.strengths, ...strengths.slice(0, 2)].join(' ') : words.anything,
    tips.length > 0 ? [words.levers, ...tips.slice(0, 2)].join(' ') : '',
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
