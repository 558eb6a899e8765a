import type { Lexicon } from '../../lexicon/lexicon.ts';
import { isNoun, marksOf } from '../agreement/marks.ts';
import type { At } from '../rule.ts';
import { type Homophone, isOneOf } from './homophone.ts';

const one = /^(?:est|était|fut|sera|serait|soit|fût)$/;
const several = /^(?:sont|étaient|furent|seront|seraient|soient)$/;
const between = /^(?:pas|plus|donc|aussi|surtout|souvent|en|partie|grande|avant|tout|\p{L}+ment)$/u;
const due: Record<string, string> = { ms: 'dû', fs: 'due', mp: 'dus', fp: 'dues' };
const opens = /^(?:[,;:()]|qu[e']|et|mais|car|or|donc|si|comme|quand|lorsqu[e']|puisqu[e'])$/;

/** Gender of the subject: its pronoun, or the first noun of its clause. */
function genderBefore(at: At, verb: number, lexicon: Lexicon): string | undefined {
  let seen = false;
  let noun: string | undefined;
  for (let step = verb - 1; at(step); step--) {
    const { form, tag } = at(step)!;
    if (step === verb - 1 && /^(?:ils?|cela|ça|ceci|c'|ce)$/.test(form)) return 'm';
    if (step === verb - 1 && /^elles?$/.test(form)) return 'f';
    // « la crise qui est due » : the noun before « qui ».
    if (opens.test(form) && seen) break;
    if (tag === 'NOUN') {
      seen = true;
      const genders = new Set([...marksOf(lexicon, form, isNoun)].map(([gender]) => gender));
      noun = genders.size === 1 ? [...genders][0] : undefined;
      if (isOneOf(at(verb - 1), /^qui$/) && step === verb - 2) break;
    }
  }
  return noun;
}

/** « être du à » : a participle, which takes its accent, or its ending, from the subject. */
export const sureDue: Homophone[] = [
  {
    category: 'HOM_CAR',
    sure: true,
    forms: ['du'],
    choose(_word, at, lexicon) {
      let after = 1;
      while (after < 5 && isOneOf(at(after), between)) after++;
      let verb = -1;
      while (verb > -4 && isOneOf(at(verb), between)) verb--;
      if (!isOneOf(at(after), /^(?:à|au|aux)$/)) return undefined;
      const number = isOneOf(at(verb), one) ? 's' : isOneOf(at(verb), several) ? 'p' : undefined;
      return number && due[`${genderBefore(at, verb, lexicon) ?? 'm'}${number}`];
    },
  },
];
