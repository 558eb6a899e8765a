import type { Marks } from './marks.ts';

const table: Record<string, string> = {
  'ms fs': "l' chaque quelque",
  'ms mp fs fp': '',
  'mp fp':
    'les des ces ses mes tes nos vos leurs plusieurs quelques aux deux trois quatre cinq six sept huit neuf dix',
  'ms fs ': 'notre votre leur',
  ms: 'un le ce cet du au aucun certain quel tout',
  fs: 'une la cette ma ta sa aucune certaine quelle toute',
  mp: 'certains quels tous divers différents maints',
  fp: 'certaines quelles toutes diverses différentes maintes',
  'ms fs  ': 'mon ton son',
};

const marks = new Map<string, Marks>();
for (const [set, forms] of Object.entries(table)) {
  for (const form of forms.split(' ').filter(Boolean))
    marks.set(form, new Set(set.trim().split(' ')));
}

/** What a determiner says of its noun; undefined for a word that is none. */
export const determinerMarks = (form: string): Marks | undefined => marks.get(form);
