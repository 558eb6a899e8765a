import { eachWord, finiteReadings } from '../rule.ts';
import { checkVerb } from './noun-verb.ts';

/** « Que pense les philosophes ? » : in the question the subject comes after, and still rules. */
export const askedSubject = eachWord((word, at, { lexicon }) => {
  if (!/^(?:que|qu'|où|comment|quand)$/.test(word.form) || word.shield || at(-1)) return undefined;
  const [verb, determiner, noun] = [at(1), at(2), at(3)?.tag === 'ADJ' ? at(4) : at(3)];
  if (verb?.tag !== 'VERBf' || noun?.tag !== 'NOUN' || verb.shield) return undefined;
  if (!/^(?:les|des|ces|ses|nos|vos|mes|leurs|certains|certaines)$/.test(determiner?.form ?? ''))
    return undefined;
  let last = 3;
  while (at(last + 1)) last++;
  if (at(last)?.form !== '?' || finiteReadings(lexicon, verb.form).length === 0) return undefined;
  return checkVerb('noun-verb', noun, ['3', 'p'], verb, lexicon)[0];
});
