import { canBeNoun } from '../homophones/homophone.ts';
import { eachWord, finiteReadings } from '../rule.ts';
import { checkVerb } from './noun-verb.ts';

/** « Que pense les philosophes ? » : in the question the subject comes after, and still rules. */
export const askedSubject = eachWord((word, at, { lexicon }) => {
  // « À quoi sert les lois ? »
  const carried = at(-1)?.tag === 'ADP' && !at(-2) && /^(?:quoi|qui)$/.test(word.form);
  const asks = /^(?:que|qu'|où|comment|quand)$/.test(word.form) && !at(-1);
  if (word.shield || !(asks || carried)) return undefined;
  const [verb, determiner] = [at(1), at(2)];
  let step = 3;
  while (/^(?:ADJ|NUM)$/.test(at(step)?.tag ?? '')) step++;
  const noun = at(step);
  if (verb?.tag !== 'VERBf' || verb.shield || !noun || !canBeNoun(lexicon, noun)) return undefined;
  if (!/^(?:les|des|ces|ses|nos|vos|mes|leurs|certains|certaines)$/.test(determiner?.form ?? ''))
    return undefined;
  let last = step;
  while (at(last + 1)) last++;
  if (at(last)?.form !== '?' || finiteReadings(lexicon, verb.form).length === 0) return undefined;
  return checkVerb('noun-verb', noun, ['3', 'p'], verb, lexicon)[0];
});
