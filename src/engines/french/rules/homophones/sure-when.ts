import type { At } from '../rule.ts';
import { isVerb } from './clause-verbs.ts';
import { canBeNoun, type Homophone, isDeterminer, isOneOf, isSubjectPronoun } from './homophone.ts';

/** A subject opens here: « l'égalité progresse », « tout soit permis ». */
const opensSubject = (at: At, step: number) =>
  isSubjectPronoun(at(step)) ||
  isOneOf(at(step), /^(?:tout|chacun|rien|personne|cela)$/) ||
  (isDeterminer(at(step)) && at(step + 1)?.tag === 'NOUN');

/** « quand aux femmes, elles… » : no verb up to the comma, then a pronoun that takes it up. */
function takenUp(at: At): boolean {
  for (let step = 2; at(step) && step < 12; step++) {
    if (at(step)!.form === ',') return isOneOf(at(step + 1), /^(?:ils?|elles?|ce|c'|cela)$/);
    if (at(step)!.kind !== 'word' || isVerb(at, step)) return false;
  }
  return false;
}

/** quand / quant / qu'en: « quand » opens a clause, which takes a subject and a verb. */
export const sureWhen: Homophone[] = [
  {
    category: 'HOM_SANS',
    sure: true,
    forms: ['quand'],
    choose(_word, at, lexicon) {
      const [next, after] = [at(1), at(2)];
      if (isOneOf(next, /^(?:au|aux)$/) && takenUp(at)) return 'quant';
      if (next?.tag === 'VERBg' && next.form.endsWith('ant')) return "qu'en";
      if (next?.form === 'tant' && isOneOf(after, /^qu[e']$/)) return "qu'en";
      // « ce n'est quand 1848 que », where « quand 1848 arrive » has its verb.
      if (next?.kind === 'number' && /^\d{3,4}$/.test(next.form) && !isVerb(at, 2)) return "qu'en";
      const bare =
        next?.tag === 'PROPN' ||
        (next !== undefined && canBeNoun(lexicon, next) && !isDeterminer(next));
      if (!bare || isVerb(at, 1) || isOneOf(next, /^(?:même|tout|tous)$/)) return undefined;
      // « quand Voltaire l'attaque » : the name is the subject.
      if (next.tag === 'PROPN' && !(isDeterminer(after) && at(3)?.tag === 'NOUN' && isVerb(at, 4)))
        return undefined;
      return /^(?:VERBf|VERBi|ADV|VERBp)$/.test(at(-1)?.tag ?? '') &&
        opensSubject(at, 2) &&
        after?.form !== 'et'
        ? "qu'en"
        : undefined;
    },
  },
];
