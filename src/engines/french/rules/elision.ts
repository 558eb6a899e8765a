import type { Word } from '../text/document.ts';
import { aspiratedH } from './aspirated-h.ts';
import { eachWord, type RuleFinding, withCapitalOf } from './rule.ts';

const elidable: Record<string, string> = {
  le: "l'",
  la: "l'",
  de: "d'",
  que: "qu'",
  je: "j'",
  ne: "n'",
  me: "m'",
  te: "t'",
  se: "s'",
  jusque: "jusqu'",
  lorsque: "lorsqu'",
  puisque: "puisqu'",
  quoique: "quoiqu'",
  parce: "parc'",
};

/** Vowels before which nothing is elided. */
const hiatus =
  /^(?:onz|énième|ukul|ou[iï](?!e)|ouolof|e-|off$|in$|ouistiti|ouate|ouah|yaou|yacht|yoga|yeti|yen|yod|yo|yu|ye|ya(?!eux)|uhlan|ulul|huit(?!r)|iota|ia|un$|une$|a$|e$|i$|o$|u$|y$|h$)/u;
const vowel = /^[aeiouàâäéèêëîïôöùûüœæ]/u;

/** « le homme », « si il », « que il » : la voyelle finale tombe. */
export const elision = eachWord((word, at, { lexicon }) => {
  const next = at(1);
  if (next?.kind !== 'word' || word.shield || next.shield) return undefined;
  if (word.form === 'si' && (next.form === 'il' || next.form === 'ils')) {
    return found(word, next, `s'${next.form}`, "« Si » devient « s'» devant « il » et « ils ».");
  }
  // « une cellule de un bit », « en hausse de un pour cent » : a number that is told apart.
  if (
    word.form === 'de' &&
    /^une?$/.test(next.form) &&
    at(2)?.tag === 'NOUN' &&
    !measure.test(at(2)!.form)
  )
    return found(
      word,
      next,
      `d'${next.raw}`,
      "Devant « un » et « une », « de » s'élide en « d' ».",
    );
  const short = elidable[word.form];
  if (!short || word.form === 'parce') return undefined;
  // « le usermode », « de ovocné » : nobody knows how a foreign word is said.
  if (!elides(next) || !lexicon.isWord(next.form)) return undefined;
  // « puisque aucun ne vient » : before other words than these, both are written.
  if (
    /^(?:lorsque|puisque|quoique)$/.test(word.form) &&
    !/^(?:ils?|elles?|on|ainsi)$/.test(next.form)
  )
    return undefined;
  if ((word.form === 'le' || word.form === 'la') && at(-1)?.form.match(/^(?:-|«|“|")/))
    return undefined;
  return found(
    word,
    next,
    short + next.raw,
    `Devant une voyelle, « ${word.form} » s'élide en « ${short} ».`,
  );
});

const measure =
  /^(?:millions?|milliards?|pour|pourcent|degrés?|bits?|octets?|points?|mètres?|kilos?|litres?|euros?|centimes?|francs?)$/;

function elides(next: Word): boolean {
  if (next.form.startsWith('-') || next.form.length < 2 || hiatus.test(next.form)) return false;
  // A name may keep its hiatus, and a little word after an article shows that a noun is missing.
  if (next.raw !== next.form || /^(?:est|et|ou|où|au|aux|en|à|était|ont|a)$/.test(next.form))
    return false;
  if (next.form.startsWith('h'))
    return next.raw[0] === 'h' && !aspiratedH(next.form) && commonMuteH.test(next.form);
  return vowel.test(next.form);
}

/** Of the words in h-, only those that surely elide are held against a pupil. */
const commonMuteH =
  /^(?:hommes?|humain|humanit|histoire|histori|heure|heureu|habit|harmoni|hériti|hésit|hier|hiver|honnête|honneur|honor|horreur|horribl|hôpita|hôtel|huile|humeur|humili|humour|hypoth|hypocri|hormis)/u;

function found(word: Word, next: Word, suggestion: string, message: string): RuleFinding {
  return {
    rule: 'elision',
    category: 'ORTH',
    from: word.index,
    to: next.index + 1,
    message,
    suggestions: [withCapitalOf(word.raw, suggestion)],
  };
}
