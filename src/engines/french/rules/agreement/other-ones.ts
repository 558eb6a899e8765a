import { eachWord } from '../rule.ts';
import { pastClitics } from '../subject-pronouns.ts';
import { shownNumber } from './verb-number.ts';

/** « d'autre prirent leur place » : the verb shows that they are several. */
export const otherOnes = eachWord((word, at, { lexicon }) => {
  if (word.form !== 'autre' || word.shield || at(-1)?.form !== "d'") return undefined;
  if (at(-2) && !/^(?:[,;:]|et|mais|que|car|tandis|quand|alors)$/.test(at(-2)!.form))
    return undefined;
  const verb = at(pastClitics(at, 1));
  if (!/^(?:VERB|AUX)f$/.test(verb?.tag ?? '') || shownNumber(lexicon, verb!.form) !== 'p')
    return undefined;
  return {
    rule: 'agreement/sure/other-ones',
    category: 'ACC_ADJ',
    from: word.index,
    to: word.index + 1,
    message: 'Ils sont plusieurs, le verbe le montre : « autres ».',
    suggestions: ['autres'],
  };
});
