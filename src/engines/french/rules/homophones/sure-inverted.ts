import { canBeFinite, type Homophone } from './homophone.ts';

const meant: Record<string, [verb: string, pronoun: RegExp]> = {
  et: ['est', /^-(?:il|elle|on|ce)$/],
  à: ['a', /^-t-(?:il|elle|on)$/],
  on: ['ont', /^-(?:ils|elles)$/],
  son: ['sont', /^-(?:ils|elles|ce)$/],
  peu: ['peut', /^-(?:il|elle|on)$/],
  peux: ['peut', /^-(?:il|elle|on)$/],
  fais: ['fait', /^-(?:il|elle|on)$/],
  dois: ['doit', /^-(?:il|elle|on)$/],
  vas: ['va', /^-t-(?:il|elle|on)$/],
};
const categories: Record<string, Homophone['category']> = {
  et: 'HOM_ET',
  à: 'HOM_A',
  on: 'HOM_ON',
  son: 'HOM_SON',
  peu: 'HOM_PEU',
  peux: 'HOM_PEU',
};

const inverted: Homophone[] = Object.entries(meant).map(([form, [verb, pronoun]]) => ({
  category: categories[form] ?? 'VER_CONJ',
  sure: true as const,
  forms: [form],
  choose: (_word, at) => (pronoun.test(at(1)?.form ?? '') ? verb : undefined),
}));

/** « le langage et-il », « peut-ont » : a verb and the pronoun tied to it. */
export const sureInverted: Homophone[] = [
  ...inverted,
  {
    category: 'HOM_ON',
    sure: true,
    forms: ['ont'],
    choose: (_word, at, lexicon) =>
      at(-1)?.form === '-' && canBeFinite(lexicon, at(-2)) ? 'on' : undefined,
  },
];
