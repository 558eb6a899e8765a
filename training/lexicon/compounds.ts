import type { LefffEntry } from './read-lefff.ts';

const inversion =
  /-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|toi|le|les|lui|leur|y|en|ci|même|mêmes)$/u;

/** Hyphenated words that are one word: what the tokeniser must not cut. */
export function compoundsOf(lefff: LefffEntry[], hunspell: Set<string>): Set<string> {
  const compounds = new Set([
    'est-à-dire',
    'rendez-vous',
    'peut-être',
    'là-bas',
    'au-delà',
    'quelques-uns',
    'quelques-unes',
  ]);
  const add = (form: string) => {
    if (!form.includes('-') || form.startsWith('-') || form.endsWith('-') || form.includes("'"))
      return;
    if (form === form.toLowerCase() && !inversion.test(form)) compounds.add(form);
  };
  for (const entry of lefff) add(entry.form);
  for (const form of hunspell) add(form);
  return compounds;
}
