import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { eachWord } from '../rule.ts';
import { inflect, isAdjective, isNoun, type Marks, marksOf, meet } from './marks.ts';

const plural =
  /^(?:les|des|aux|ces|ses|mes|tes|nos|vos|leurs|quelques|plusieurs|certaine?s|deux|trois|quatre|cinq|six)$/;
/** Adjectives that stand before their noun, as heard in the singular: nothing but a noun may follow them here. */
const preposed =
  /^(?:premi(?:er|ère)|derni(?:er|ère)|grande?|petite?|nouveau|nouvelle|nouvel|beau|belle|vieille|bonne|bon|mauvaise|principale?|ancien|ancienne|meilleure?|autre|véritable|propre|vrai|vraie|fausse|grosse|haute|longue|longs?|énorme|immense|prochaine?|précédente?|simple|jeune|rare|riche|brève|innombrable|multiple|lointaine?|célèbre|fameuse|pauvre)$/;

/** « ses premier pas », « les principale étapes » : between a plural article and a plural noun. */
export const pluralPreposed = eachWord((word, at, { lexicon }) => {
  const [adjective, noun] = [at(1), at(2)];
  if (!plural.test(word.form) || word.shield || word.tag === 'PRON') return undefined;
  if (!adjective || adjective.shield || adjective.raw !== adjective.form) return undefined;
  if (!preposed.test(adjective.form) || !noun || noun.shield || noun.raw !== noun.form)
    return undefined;
  const own = marksOf(lexicon, adjective.form, isAdjective);
  if (own.size === 0 || [...own].some((mark) => mark.endsWith('p'))) return undefined;
  const wanted = pluralNoun(noun, own, lexicon);
  const suggestion = wanted && inflect(lexicon, adjective.form, wanted, isAdjective);
  return suggestion
    ? {
        rule: 'agreement/sure/plural-preposed',
        category: 'ACC_ADJ',
        from: adjective.index,
        to: adjective.index + 1,
        message: `Entre « ${word.form} » et « ${noun.raw} », l'adjectif se met au pluriel.`,
        suggestions: [suggestion],
      }
    : undefined;
});

/** What the noun bears in the plural: « pas » and « temps » look alike in both numbers. */
function pluralNoun(noun: Word, own: Marks, lexicon: Lexicon): Marks | undefined {
  if (!/[sxz]$/.test(noun.form)) return undefined;
  const several = new Set(
    [...marksOf(lexicon, noun.form, isNoun)].filter((mark) => mark.endsWith('p')),
  );
  const genders = new Set([...own].map((mark) => `${mark[0]}p`));
  return several.size === 0 ? undefined : (nonEmpty(meet(several, genders)) ?? several);
}

const nonEmpty = (marks: Marks) => (marks.size > 0 ? marks : undefined);
