import type { Category } from '../category.ts';
import type { SlipType } from './corrector-tables.ts';

/** Which family of homophones a pair belongs to: the first line that holds both forms. */
const families: [Category, string][] = [
  ['HOM_A', 'a à as'],
  ['HOM_SON', "son sont s'ont"],
  ['HOM_ON', "on ont l'on l'ont mon m'ont ton t'ont"],
  ['HOM_CES', "ces ses c'est s'est sait sais c'était s'était c'étaient s'étaient"],
  ['HOM_SE', 'ce se ceux'],
  ['HOM_LA', "la là l'a l'as ma m'a m'as ta t'a t'as sa ça ca"],
  ['HOM_OU', 'ou où'],
  ['HOM_PEU', 'peu peut peux peut-être peut_être peu_être'],
  [
    'HOM_QUEL',
    "quel quelle quels quelles qu'elle qu'elles quelque quelques quel_que quelle_que quels_que quelles_que",
  ],
  ['HOM_LEUR', 'leur leurs lui'],
  ['HOM_TOUT', 'tout tous toute toutes'],
  ['HOM_MEME', 'même mêmes'],
  ['HOM_DONC', "dont donc d'ont"],
  [
    'HOM_SANS',
    "sans s'en c'en sent sens cent dans d'en quand quant qu'en si s'y ni n'y tant temps t'en tend",
  ],
  ['HOM_PLUTOT', 'plutôt plus_tôt bientôt bien_tôt aussitôt aussi_tôt'],
  ['HOM_QUOIQUE', "quoique quoi_que quoiqu' quoi_qu'"],
  ['HOM_DAVANTAGE', "davantage d'avantage"],
  ['HOM_PARCE', 'parce par_ce'],
  ['HOM_PRES', 'près prêt prêts'],
  ['HOM_VOIR', 'voir voire'],
  ['HOM_ET', 'et est es ai aie aies ait aient'],
];

const members = families.map(([category, forms]) => ({
  category,
  forms: new Set(forms.split(' ').map((form) => form.replace('_', ' '))),
}));

const byType: Record<SlipType, Category> = {
  none: 'HOM_CAR',
  accent: 'ACCENT',
  determiner: 'ACC_ADJ',
  ending: 'VER_INF',
  gender: 'ACC_ADJ',
  homophone: 'HOM_CAR',
  hyphen: 'PON',
  mood: 'VER_MODE',
  number: 'ACC_ADJ',
  phonetic: 'VER_CONJ',
  relative: 'SYN_REL',
  subject: 'ACC_SV',
};

export function slipCategory(written: string, meant: string, type: SlipType): Category {
  return (
    members.find(({ forms }) => forms.has(written) && forms.has(meant))?.category ?? byType[type]
  );
}
