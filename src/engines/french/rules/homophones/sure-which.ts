import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { isNoun, marksOf, meet } from '../agreement/marks.ts';
import type { At } from '../rule.ts';
import { canBeAdjective, canBeFinite, canBeNoun, type Homophone, isOneOf } from './homophone.ts';

const quel: Record<string, string> = { ms: 'quel', fs: 'quelle', mp: 'quels', fp: 'quelles' };
/** After these no clause in « que » may come. */
const before = /^(?:à|de|dans|en|par|sur|vers|chez|avec|sous|contre|selon)$/;
const being = /^(?:est|sont|était|étaient|fut|furent|sera|serait|soit|soient|fût|ait)$/;

/** The form that goes with the noun, when it tells one only. */
function quelFor(noun: Word | undefined, pronoun: string, lexicon: Lexicon): string {
  const number = pronoun === 'elle' ? 's' : 'p';
  const marks = noun
    ? meet(marksOf(lexicon, noun.form, isNoun), new Set([`m${number}`, `f${number}`]))
    : new Set<string>();
  const [mark] = marks;
  return quel[marks.size === 1 && mark ? mark : `f${number}`]!;
}

const firstNoun = (at: At, from: number) => {
  for (let step = from; at(step)?.kind === 'word' && step < from + 6; step++)
    if (at(step)!.tag === 'NOUN') return at(step);
  return undefined;
};

/** « qu'elle » wants a verb, « quelle » a noun. */
export const sureWhich: Homophone[] = [
  {
    category: 'HOM_QUEL',
    sure: true,
    words: 2,
    forms: ["qu'"],
    choose(_word, at, lexicon) {
      const pronoun = at(1)?.form ?? '';
      if (!/^elles?$/.test(pronoun)) return undefined;
      // « Qu'elle que soit la cause », « qu'elle qu'ait été sa faute ».
      if (isOneOf(at(2), /^qu[e']$/) && [3, 4, 5].some((step) => isOneOf(at(step), being)))
        return quelFor(firstNoun(at, 4), pronoun, lexicon);
      // « Qu'elle ne fut pas sa surprise ! »
      if (
        at(-1) === undefined &&
        at(2)?.form === 'ne' &&
        isOneOf(at(3), /^f[uû]t$/) &&
        at(4)?.form === 'pas'
      )
        return quelFor(firstNoun(at, 5), pronoun, lexicon);
      const noun = at(2);
      const named =
        noun?.tag === 'NOUN' && canBeNoun(lexicon, noun) && !isOneOf(noun, /^(?:même|seule)s?$/);
      // « à qu'elle point », « de qu'elle droit ».
      if (isOneOf(at(-1), before) && canBeNoun(lexicon, noun))
        return quelFor(noun, pronoun, lexicon);
      const opens = at(-1) === undefined || at(-1)!.kind !== 'word' || isAsked(at);
      return opens && named && !canBeFinite(lexicon, noun) && !canBeAdjective(lexicon, noun)
        ? quelFor(noun, pronoun, lexicon)
        : undefined;
    },
  },
  {
    // « Qu'elle est donc le rôle du narrateur ? »
    category: 'HOM_QUEL',
    sure: true,
    words: 2,
    forms: ["qu'"],
    choose: (_word, at, lexicon) =>
      at(-1) === undefined &&
      isOneOf(at(1), /^elles?$/) &&
      isOneOf(at(2), /^(?:est|sont|était|étaient)$/) &&
      isOneOf(at(3), /^(?:donc|alors)$/) &&
      at(4)?.tag === 'DET'
        ? quelFor(firstNoun(at, 5), at(1)!.form, lexicon)
        : undefined,
  },
];

const isAsked = (at: At) =>
  isOneOf(
    at(-1),
    /^(?:savoir|sait|sais|demande|demander|dis|-moi|dire|ignore|comprendre|voir|ou)$/,
  );
