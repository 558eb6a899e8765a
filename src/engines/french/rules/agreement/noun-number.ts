import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { type At, eachWord, isFiniteTag, type RuleFinding } from '../rule.ts';
import { inflect, isAdjective, isNoun, marksOf } from './marks.ts';
import { shownNumber } from './verb-number.ts';

/** Determiners that are nothing else: what follows is their noun, even where it looks like a verb (« ces paysage »). */
const onlyPlural =
  /^(?:ces|ses|mes|tes|nos|vos|plusieurs|quelques|certaine?s|aux|des|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille)$/;
const onlySingle = /^(?:un|une|ce|cet|cette|chaque|aucune?|mon|ma|ta|sa|notre|votre)$/;
/** Counted in another way, left as they are, or one more determiner. */
const unmarked =
  /^(?:cent|vingt|mille|million|milliard|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|tout|toute|demi|demie|personne|autre|même|plupart|beaucoup|km|cm|mm|kg|min|sec|art|chap|vol|fois|remords)$/;
/** « les minima », « les quota » : plurals of their own. */
const foreign = /(?:us|um|a|à|o|i|is|men)$/;

/** « les machine », « ces paysage », « chaque individus » : a determiner leaves no doubt on the number of its noun. */
export const nounNumber = eachWord((word, at, { lexicon }) => {
  const number = numberOf(word, at);
  if (!number || word.shield) return undefined;
  const noun = at(1);
  if (!noun || noun.shield || noun.raw !== noun.form || noun.form.length < 3) return undefined;
  if (unmarked.test(noun.form) && !(noun.form === 'personne' && number === 'p')) return undefined;
  if (!isNamed(noun, at, lexicon) || listsSeveral(at) || foreign.test(noun.form)) return undefined;
  const marks = new Set([
    ...marksOf(lexicon, noun.form, isNoun),
    ...marksOf(lexicon, noun.form, isAdjective),
  ]);
  if (marks.size === 0) return unknownNoun(noun, word, number, lexicon);
  if ([...marks].some((mark) => mark.endsWith(number))) return undefined;
  const wanted = new Set([...marksOf(lexicon, noun.form, isNoun)].map((mark) => mark[0] + number));
  const suggestion = inflect(lexicon, noun.form, wanted, isNoun);
  return suggestion ? finding(noun, word, number, suggestion) : undefined;
});

/** « ces évènement » : spellings of 1990 that the dictionary accepts without saying what they are. */
function unknownNoun(noun: Word, word: Word, number: string, lexicon: Lexicon) {
  const many = `${noun.form}s`;
  const isWord = lexicon.isWord(noun.form) && lexicon.isWord(many);
  if (number !== 'p' || !isWord || noun.form.includes('-') || lexicon.readings(many).length > 0)
    return undefined;
  return finding(noun, word, number, many);
}

function numberOf(word: Word, at: At): 's' | 'p' | undefined {
  if (word.tag === 'PRON' || word.tag === 'NOUN') return undefined;
  if (onlySingle.test(word.form)) return word.tag === 'DET' && !counts(at) ? 's' : undefined;
  if (onlyPlural.test(word.form)) return counts(at) ? undefined : 'p';
  return word.form === 'les' && word.tag === 'DET' && opensPhrase(at) ? 'p' : undefined;
}

const labels =
  /^(?:pages?|lignes?|actes?|scènes?|chapitres?|tomes?|livres?|articles?|volumes?|documents?|parties?|strophes?|vers|figures?|tableaux?|questions?|exercices?|niveaux?|numéros?|versions?|annexes?|alinéas?|l'an|an|siècle|années?)$/;
const numbers = /^(?:vingt|trente|quarante|cinquante|soixante|quatre-vingt|cent|mille)$/;

/** « vingt et un élèves », « page deux ligne dix », « un des leurs ». */
const counts = (at: At) =>
  (at(-1)?.form === 'et' && numbers.test(at(-2)?.form ?? '')) ||
  // « cent un dalmatiens », « ils ont tous les deux raison ».
  /^(?:cent|mille)$/.test(at(-1)?.form ?? '') ||
  // « un ouvrier sur dix vote ».
  (at(-1)?.form === 'sur' && at(0)!.tag === 'NUM') ||
  (/^tou(?:te)?s$/.test(at(-2)?.form ?? '') && at(-1)?.form === 'les') ||
  (at(0)!.tag === 'NUM' && labels.test(at(-1)?.form ?? ''));

/** Where « les » cannot be the object of the verb that its noun looks like: « le vent les porte », « et les porte ». */
function opensPhrase(at: At): boolean {
  const before = at(-1);
  if (!before) return true;
  if (/^(?:ADP|VERB[figp]|AUX[ip])$/.test(before.tag)) return true;
  // « que les porte le vent », « comme les nomme Hugo ».
  if (before.tag === 'SCONJ') return !/^(?:DET|PROPN|NOUN)$/.test(at(2)?.tag ?? '');
  if (/^tou(?:te)?s$/.test(before.form)) return true;
  // « …, les porte » : the noun of a verb that follows.
  return /^(?:et|ou|ni|,|;|:)$/.test(before.form) && isFiniteTag(pastLittle(at, 2));
}

function pastLittle(at: At, from: number): Word | undefined {
  let step = from;
  while (/^(?:ne|n'|se|s'|y|en|nous|vous|lui|leur)$/.test(at(step)?.form ?? '')) step++;
  return at(step);
}

/** A noun for the tagger; an adjective only where it stands for one: « ces dernier refusent ». */
function isNamed(noun: Word, at: At, lexicon: Lexicon): boolean {
  const readings = lexicon.readings(noun.form);
  if (readings.length > 0 && !readings.some(isNoun)) return false;
  // « il veut les rire », « en les voyant ».
  if (at(0)!.form === 'les' && readings.some(({ features }) => /^[WG]$/.test(features)))
    return false;
  if (noun.tag === 'NOUN' || noun.form === 'personne') return true;
  // « trois partie » : past these nothing but a noun stands, whatever else it looks like.
  if (
    noun.tag === 'VERBp' &&
    /^(?:ces|ses|mes|tes|nos|vos|deux|trois|quatre|cinq)$/.test(at(0)!.form)
  )
    return readings.some(isNoun);
  const verb = pastLittle(at, 2);
  return (
    noun.tag === 'ADJ' &&
    isFiniteTag(verb) &&
    shownNumber(lexicon, verb!.form) === 'p' &&
    at(0)!.form !== 'un'
  );
}

/** « vos nom et prénom », « ses père et mère » : one each. */
export const listsSeveral = (at: At) =>
  /^(?:et|ou|,|\/|-)$/.test(at(2)?.form ?? '') && /^(?:NOUN|ADJ|NUM)$/.test(at(3)?.tag ?? '');

const finding = (
  noun: Word,
  determiner: Word,
  number: string,
  suggestion: string,
): RuleFinding => ({
  rule: 'agreement/sure/noun-number',
  category: 'ACC_ADJ',
  from: noun.index,
  to: noun.index + 1,
  message: `Après « ${determiner.form} », le nom se met au ${number === 'p' ? 'pluriel' : 'singulier'}.`,
  suggestions: [suggestion],
});
