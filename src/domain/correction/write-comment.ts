import type { CommentWords } from './advice.ts';
import type { RemarkDraft } from './marking.ts';
import type { Cap } from './rubric.ts';

type Said = {
  band: string;
  /** The band the copy would have without its ceilings. */
  worth: string;
  /** Any number of this copy: chooses among openings that say the same. */
  turn: number;
  ceilings: Pick<Cap, 'message' | 'advice' | 'group'>[];
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
  { band, worth, turn, ceilings, remarks, levers, limits }: Said,
  words: CommentWords,
): string {
  const strengths = remarks.filter(({ kind }) => kind === 'strength');
  const [praised, alsoPraised = ''] = strengths.map((remark, i) =>
    praise(remark, strengths.slice(0, i)),
  );
  const openings = words.opening[band] ?? [];
  const limit = worth > band ? (ceilings[0]?.group ?? 'form') : undefined;
  const offTopic = ceilings.find(({ group }) => group === 'subject');
  // Advice on the form of another subject's essay would be beside the point.
  const next = offTopic?.advice ? [offTopic.advice] : levers.slice(0, 2);
  const held = ceilings.filter((ceiling) => ceiling !== offTopic).map(({ message }) => message);
  return [
    offTopic
      ? words.limited.subject
      : limit
        ? words.limited[limit === 'length' ? 'length' : 'other']
        : (openings[turn % openings.length] ?? ''),
    praised ? `${words.strengths} ${afterColon(praised)} ${alsoPraised}`.trim() : words.anything,
    held.length > 0 ? [words.capped, ...held.slice(0, 2)].join(' ') : '',
    next.length > 0 ? [next.length > 1 ? words.levers : words.lever, ...next].join(' ') : '',
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
    .replace(/«\s*/g, '“')
    .replace(/\s*»/g, '”')
    .replace(/\s+/g, ' ')
    .replace(/^\d{1,2}[a-h]?[.)] /, '')
    .trim();
  if (line.length <= A_GLIMPSE) return closed(line.replace(/\s?[.,;:]$/, ''));
  const cut = line.slice(0, line.lastIndexOf(' ', A_GLIMPSE)).replace(/\s?[.,;:?!]$/, '');
  return `${closed(cut)}…`;
}

/** A quotation cut in its middle is closed where it is cut; one that only closes was never opened. */
function closed(line: string): string {
  const [opens, closes] = [line.lastIndexOf('“'), line.lastIndexOf('”')];
  if (opens > closes) return `${line}”`;
  return opens === -1 ? line.replaceAll('”', '') : line;
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
