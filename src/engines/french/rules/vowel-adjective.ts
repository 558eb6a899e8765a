import { isNoun, marksOf } from './agreement/marks.ts';
import { eachWord, withCapitalOf } from './rule.ts';

const before: Record<string, string> = {
  nouveau: 'nouvel',
  beau: 'bel',
  vieux: 'vieil',
  fou: 'fol',
  ce: 'cet',
};
const vowel =
  /^(?:[aeiouàâéèêîïôœ](?!$)|h(?:omme|abit|iver|ôtel|ôpital|orizon|éritage|ommage|umour|umain|ebdo|istorien|élicoptère))/u;
/** « le nouveau onze », « un beau oui » : nothing is linked. */
const hiatus = /^(?:onz|ou[iï]|un$|une$)/;

/** « un nouveau espoir », « un vieux ami » : before a vowel, « nouvel », « vieil ». */
export const vowelAdjective = eachWord((word, at, { lexicon }) => {
  const meant = before[word.form];
  const noun = at(1);
  if (!meant || word.shield || !noun || noun.tag !== 'NOUN' || noun.shield) return undefined;
  if (
    word.form !== 'ce' &&
    !/^(?:un|le|ce|mon|ton|son|notre|votre|leur|du|au|quel|aucun|chaque)$/.test(at(-1)?.form ?? '')
  )
    return undefined;
  if (noun.raw !== noun.form || !vowel.test(noun.form) || hiatus.test(noun.form)) return undefined;
  const marks = marksOf(lexicon, noun.form, isNoun);
  if (!marks.has('ms')) return undefined;
  return {
    rule: 'elision',
    category: 'ORTH',
    from: word.index,
    to: word.index + 1,
    message: `Devant une voyelle, « ${word.form} » devient « ${meant} ».`,
    suggestions: [withCapitalOf(word.raw, meant)],
  };
});
