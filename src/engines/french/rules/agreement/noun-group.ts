import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { determinerMarks } from './determiners.ts';
import { isNoun, type Marks, marksOf, meet } from './marks.ts';

/** « les différentes formes anciennes » : where it stands, its noun, and what the whole may bear. */
export type NounGroup = {
  from: number;
  to: number;
  noun: Word;
  determiner?: Word;
  before: Word[];
  after: Word[];
  marks: Marks;
};

const isAdjectiveTag = ({ tag }: Word) => tag === 'ADJ' || tag === 'VERBp';

/** « les premiers vers évoquent » : after an article or an adjective, no preposition. */
const isNounHere = ({ form, tag }: Word, before: Word | undefined) =>
  tag === 'NOUN' || (form === 'vers' && /^(?:DET|NUM|ADJ)$/.test(before?.tag ?? ''));

/** Reads a group that starts at `from`; undefined when there is none. */
export function readGroup(
  words: Word[],
  from: number,
  to: number,
  lexicon: Lexicon,
): NounGroup | undefined {
  let at = from;
  let determiner: Word | undefined;
  if (at < to && /^(?:de|d')$/.test(words[at]!.form)) at += 1;
  while (
    at < to &&
    (determinerMarks(words[at]!.form) || words[at]!.tag === 'NUM') &&
    words[at]!.tag !== 'PRON'
  )
    determiner = words[at++];
  // « ses plus belles œuvres ».
  if (
    determiner &&
    /^(?:plus|moins|très|si|trop)$/.test(words[at]?.form ?? '') &&
    words[at + 1]?.tag === 'ADJ' &&
    !/^(?:haut|bas|fort|court|bon|cher)$/.test(words[at + 1]!.form) &&
    words[at + 2] &&
    (words[at + 2]!.tag === 'ADJ' || isNounHere(words[at + 2]!, words[at + 1]))
  )
    at += 1;
  const before: Word[] = [];
  while (
    at < to &&
    words[at]!.tag === 'ADJ' &&
    words[at + 1] &&
    (words[at + 1]!.tag === 'ADJ' || isNounHere(words[at + 1]!, words[at]!))
  )
    before.push(words[at++]!);
  const noun = words[at];
  if (at >= to || !noun || !isNounHere(noun, words[at - 1]) || noun.kind !== 'word' || noun.shield)
    return undefined;
  at += 1;
  const after: Word[] = [];
  while (
    at < to &&
    (isAdjectiveTag(words[at]!) ||
      (words[at]!.tag === 'ADV' &&
        at + 1 < to &&
        isAdjectiveTag(words[at + 1]!) &&
        /^(?:plus|très|moins|si|trop|assez|aussi|\p{L}+ment)$/u.test(words[at]!.form)))
  ) {
    if (isAdjectiveTag(words[at]!)) after.push(words[at]!);
    at += 1;
  }
  const own = marksOf(lexicon, noun.form, isNoun);
  // « Quelque chose de beau s'est produit ».
  const isThing = noun.form === 'chose' && determiner?.form === 'quelque' && before.length === 0;
  const asked = determiner ? determinerMarks(determiner.form) : undefined;
  const both = asked ? meet(own, asked) : own;
  return {
    from,
    to: at,
    noun,
    ...(determiner ? { determiner } : {}),
    before,
    after,
    marks: isThing ? new Set(['ms']) : both.size > 0 ? both : own,
  };
}
