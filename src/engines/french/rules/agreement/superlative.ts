import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { canBeParticiple } from '../homophones/homophone.ts';
import { type At, eachWord, type RuleFinding } from '../rule.ts';
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
  const noun = [owner(at, lexicon, number), at(3)].find((other) => other?.tag === 'NOUN');
  const marks = noun && marksOf(lexicon, noun.form, isNoun);
  const named = new Set([...(marks ?? [])].filter(fits));
  const alone = standsAlone(word, at) && !readings.some(({ pos }) => pos === 'adv');
  const wanted = named.size > 0 || !alone ? named : pluralOf(own);
  if (wanted.size === 0) return undefined;
  const suggestion = inflect(lexicon, adjective.form, wanted, isAdjective);
  return suggestion
    ? {
        rule: 'agreement/sure/superlative',
        category: 'ACC_ADJ',
        from: adjective.index,
        to: adjective.index + 1,
        message:
          named.size > 0
            ? `L'adjectif s'accorde avec « ${noun!.raw} ».`
            : `Après « les ${at(1)!.form} », l'adjectif se met au pluriel.`,
        suggestions: [suggestion],
      }
    : undefined;
});

/** « les membres de la société les plus pauvre » : the nearest noun of that number, past its complement. */
function owner(at: At, lexicon: Lexicon, number: string): Word | undefined {
  const first = at(-1)?.tag === 'ADJ' ? -2 : -1;
  for (let step = first; at(step) && step > -7; step--) {
    const word = at(step)!;
    if (!/^(?:NOUN|ADJ|DET|ADP|PROPN)$/.test(word.tag)) return undefined;
    if (word.tag !== 'NOUN') continue;
    const marks = marksOf(lexicon, word.form, isNoun);
    if (number === 's' || [...marks].some((mark) => mark.endsWith(number))) return word;
  }
  return undefined;
}

/** « aider les plus vulnérable. » : the adjective stands for people, and nothing it could tell of follows. */
const standsAlone = (word: Word, at: At) =>
  word.form === 'les' &&
  word.tag === 'DET' &&
  (at(-1)?.tag !== 'NOUN' || at(-1)!.kind !== 'word') &&
  (at(3) === undefined ||
    /^(?:PUNCT|ADP|VERBf|AUXf|CCONJ)$/.test(at(3)!.tag) ||
    /^(?:qui|ne|n'|se|s')$/.test(at(3)!.form));

const pluralOf = (own: Marks): Marks => new Set([...own].map((mark) => `${mark[0]}p`));
