import type { Category } from '../../category.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { kindsOf, wordKinds } from '../../lexicon/word-class.ts';
import { slipMessage } from '../../messages.ts';
import type { Word } from '../../text/document.ts';
import { type At, eachWord, type Rule, withCapitalOf } from '../rule.ts';

/** Says what should have been written here, if something else. */
export type Homophone = {
  category: Category;
  forms: string[];
  /** The neighbours alone settle it, whatever the encoder thinks. */
  sure?: true;
  /** How many words it replaces, when more than one. */
  words?: number;
  choose(word: Word, at: At, lexicon: Lexicon): string | undefined;
};

/** One rule for all homophones: each looks only at its own forms. */
export function homophoneRule(list: Homophone[]): Rule {
  const byForm = new Map<string, Homophone[]>();
  for (const homophone of list)
    for (const form of homophone.forms) byForm.set(form, [...(byForm.get(form) ?? []), homophone]);
  return eachWord((word, at, { lexicon }) => {
    // « les portes ET et OU » : capitals make it a name.
    if (word.shield || /^\p{Lu}{2,}$/u.test(word.raw)) return undefined;
    for (const { category, choose, sure, words } of byForm.get(word.form) ?? []) {
      const meant = choose(word, at, lexicon);
      if (meant === undefined || meant === word.form) continue;
      const own = words ?? (word.form.endsWith("'") ? 2 : 1);
      return {
        rule: `homophone/${sure ? 'sure/' : ''}${category}`,
        category,
        from: word.index,
        to: word.index + own,
        message: slipMessage(category, word.form, meant),
        suggestions: [withCapitalOf(word.raw, meant)],
      };
    }
    return undefined;
  });
}

const has = (lexicon: Lexicon, word: Word | undefined, bits: number) =>
  word !== undefined && word.kind === 'word' && (kindsOf(lexicon, word.form) & bits) !== 0;
const only = (lexicon: Lexicon, word: Word | undefined, bits: number) => {
  if (word === undefined || word.kind !== 'word') return false;
  const kinds = kindsOf(lexicon, word.form);
  return kinds !== 0 && (kinds & ~bits) === 0;
};

export const canBeNoun = (l: Lexicon, w: Word | undefined) => has(l, w, wordKinds.noun);
export const canBeFinite = (l: Lexicon, w: Word | undefined) => has(l, w, wordKinds.finite);
export const isOnlyFinite = (l: Lexicon, w: Word | undefined) =>
  only(l, w, wordKinds.finite | wordKinds.auxiliary);
export const isOnlyParticiple = (l: Lexicon, w: Word | undefined) =>
  only(l, w, wordKinds.pastParticiple);
export const canBeAdjective = (l: Lexicon, w: Word | undefined) => has(l, w, wordKinds.adjective);
export const canBeParticiple = (l: Lexicon, w: Word | undefined) =>
  has(l, w, wordKinds.pastParticiple);
export const isParticiple = (l: Lexicon, w: Word | undefined) =>
  has(l, w, wordKinds.pastParticiple) && w!.tag !== 'NOUN';
/** Infinitives that are as often the name of the thing: « ce rire », « ce pouvoir ». */
const alsoNamed =
  /^(?:être|avoir|pouvoir|devoir|savoir|vouloir|rire|sourire|dîner|souper|déjeuner|goûter|souvenir|lever|coucher|toucher|baiser|repentir|avenir|devenir|parler|loisir|plaisir|déplaisir)$/;
export const isOnlyInfinitive = (l: Lexicon, w: Word | undefined) =>
  isInfinitive(l, w) &&
  only(l, w, wordKinds.infinitive | wordKinds.noun) &&
  !alsoNamed.test(w!.form);
export const isInfinitive = (l: Lexicon, w: Word | undefined) => has(l, w, wordKinds.infinitive);
export const isDeterminer = (w: Word | undefined) =>
  w !== undefined &&
  /^(?:le|la|les|l'|un|une|des|ce|cet|cette|ces|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|chaque|plusieurs|quelques|certains|certaines|aucun|aucune)$/.test(
    w.form,
  );
export const isSubjectPronoun = (w: Word | undefined) =>
  w !== undefined && /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles)$/.test(w.form);
export const isOneOf = (w: Word | undefined, pattern: RegExp) =>
  w !== undefined && pattern.test(w.form);
/** Steps over adverbs: « à profondément changé ». */
export function pastAdverbs(at: At, from: number): number {
  let step = from;
  while (
    at(step) &&
    (at(step)!.tag === 'ADV' ||
      /^(?:pas|jamais|toujours|souvent|déjà|bien|aussi|tout|plus|peu|trop|beaucoup|donc)$/.test(
        at(step)!.form,
      )) &&
    step < from + 3
  )
    step++;
  return step;
}
