import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { canBeParticiple } from '../homophones/homophone.ts';
import { eachWord, type RuleFinding } from '../rule.ts';
import { inflect, isAdjective, isNoun, type Marks, marksOf } from './marks.ts';

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
  if ([...own].some((mark) => mark.endsWith('p'))) return amongNouns(at(4), own, lexicon);
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

/** « l'un des plus grands poète » : the noun, too, is one of many. */
function amongNouns(
  noun: Word | undefined,
  adjective: Marks,
  lexicon: Lexicon,
): RuleFinding | undefined {
  if (noun?.tag !== 'NOUN' || noun.shield || noun.raw !== noun.form) return undefined;
  const own = marksOf(lexicon, noun.form, isNoun);
  if (own.size === 0 || [...own].some((mark) => mark.endsWith('p'))) return undefined;
  const wanted = new Set([...adjective].filter((mark) => mark.endsWith('p')));
  const suggestion = inflect(lexicon, noun.form, wanted, isNoun);
  return suggestion
    ? {
        rule: 'agreement/sure/superlative',
        category: 'ACC_ADJ',
        from: noun.index,
        to: noun.index + 1,
        message: 'Un parmi plusieurs : le nom se met au pluriel.',
        suggestions: [suggestion],
      }
    : undefined;
}

/** « les pays les plus pauvre » : the noun is plural, and so is what tells which. */
export const pluralSuperlative = eachWord((word, at, { lexicon }) => {
  if (!/^l(?:es|a)$/.test(word.form) || !/^(?:plus|moins)$/.test(at(1)?.form ?? ''))
    return undefined;
  const adjective = at(2);
  if (!adjective || adjective.shield || adjective.raw !== adjective.form) return undefined;
  const readings = lexicon.readings(adjective.form);
  // « les plus haut placés » : here an adverb.
  const adverb = readings.some(({ pos }) => pos === 'adv') && canBeParticiple(lexicon, at(3));
  if (!readings.some(isAdjective) || adverb) return undefined;
  const own = marksOf(lexicon, adjective.form, isAdjective);
  const number = word.form === 'la' ? 's' : 'p';
  const fits = (mark: string) => (number === 's' ? mark === 'fs' : mark.endsWith('p'));
  if (own.size === 0 || [...own].some(fits)) return undefined;
  // « les plus grand bien » may hide a wrong article: a plural noun must stand beside.
  const before = at(-1)?.tag === 'ADJ' ? at(-2) : at(-1);
  const noun = [before, at(3)].find((other) => other?.tag === 'NOUN');
  const marks = noun && marksOf(lexicon, noun.form, isNoun);
  const wanted = new Set([...(marks ?? [])].filter(fits));
  if (wanted.size === 0) return undefined;
  const suggestion = inflect(lexicon, adjective.form, wanted, isAdjective);
  return suggestion
    ? {
        rule: 'agreement/sure/superlative',
        category: 'ACC_ADJ',
        from: adjective.index,
        to: adjective.index + 1,
        message: `L'adjectif s'accorde avec « ${noun!.raw} ».`,
        suggestions: [suggestion],
      }
    : undefined;
});
