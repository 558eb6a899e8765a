import type { CommentWords } from './advice.ts';
import type { RemarkDraft } from './marking.ts';
import type { Cap } from './rubric.ts';

type Said = {
  band: string;
  ceilings: Pick<Cap, 'message'>[];
  remarks: RemarkDraft[];
  /** What to do next, in whole sentences, most to win first. */
  levers: string[];
  /** What this reading could and could not judge. */
  limits: string;
};

/** Enough of a passage to recognise it. */
const A_GLIMPSE = 60;

/** A few sentences put together from what was seen: what is good first, then what limits, then two levers. */
export function writeComment(
  { band, ceilings, remarks, levers, limits }: Said,
  words: CommentWords,
): string {
  const strengths = remarks.filter(({ kind }) => kind === 'strength');
  const praises = strengths.map((remark, i) => praise(remark, strengths.slice(0, i)));
  const said = (opening: string, [first, second]: string[]) =>
    first === undefined ? '' : [opening, afterColon(first), second ?? ''].join(' ').trim();
  return [
    words.opening[band] ?? '',
    said(words.strengths, praises) || words.anything,
    said(
      words.capped,
      ceilings.map(({ message }) => message),
    ),
    said(words.levers, levers),
    limits,
  ]
    .filter((sentence) => sentence !== '')
    .join('\n\n');
}

/** In French what follows a colon goes on in small letters; « SVT » and « L'État » keep their own. */
const afterColon = (sentence: string): string =>
  /^\p{Lu}\p{Ll}/u.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;

/** Praise with the words it is about: « … (« Dès lors, être juste… »). » */
function praise({ explanation, quotes }: RemarkDraft, before: RemarkDraft[]): string {
  const glimpse = glimpseOf(quotes[0]?.text ?? '');
  const known = before.some((other) => glimpseOf(other.quotes[0]?.text ?? '') === glimpse);
  return glimpse === '' || known
    ? explanation
    : `${explanation.replace(/\.$/, '')} (« ${glimpse} »).`;
}

function glimpseOf(text: string): string {
  const line = text
    .replace(/[«»“”\s]+/g, ' ')
    .replace(/^\d{1,2}[a-h]?[.)] /, '')
    .trim();
  if (line.length <= A_GLIMPSE) return line.replace(/[.,;:]$/, '');
  return `${line.slice(0, line.lastIndexOf(' ', A_GLIMPSE)).replace(/[.,;:]$/, '')}…`;
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
