import { eachWord } from '../rule.ts';
import { inflect, isAdjective, marksOf } from './marks.ts';

/** « l'une des plus belle », « un des plus grand » : one among several. */
export const superlative = eachWord((word, at, { lexicon }) => {
  if (
    !/^une?$/.test(word.form) ||
    at(1)?.form !== 'des' ||
    !/^(?:plus|moins)$/.test(at(2)?.form ?? '')
  )
    return undefined;
  const adjective = at(3);
  if (!adjective || adjective.shield || adjective.raw !== adjective.form) return undefined;
  const readings = lexicon.readings(adjective.form);
  // « un des plus fort critiqués » : here an adverb.
  if (!readings.some(isAdjective) || readings.some(({ pos }) => pos === 'adv')) return undefined;
  const own = marksOf(lexicon, adjective.form, isAdjective);
  if ([...own].some((mark) => mark.endsWith('p'))) return undefined;
  const wanted = new Set([word.form === 'une' ? 'fp' : 'mp']);
  const suggestion = inflect(lexicon, adjective.form, wanted, isAdjective);
  if (!suggestion) return undefined;
  return {
    rule: 'agreement/sure/superlative',
    category: 'ACC_ADJ',
    from: adjective.index,
    to: adjective.index + 1,
    message: `Après « ${word.form} des plus », l'adjectif se met au pluriel : un parmi plusieurs.`,
    suggestions: [suggestion],
  };
});
