import { expect, test } from 'vitest';
import { advisedBy } from '../testing/advised-by.ts';
import { allRules } from './all-rules.ts';

const sure = /sure|participle-que|dont|elision|conditional/;
const advised = (text: string) => advisedBy(allRules, text, sure);

test.each([
  ['Il a fini par ce lasser de tout.', 'se'],
  ['Vous ne savez pas ou est la vérité.', 'où'],
  ['Faut-il punir les coupables où pardonner ?', 'ou'],
  ['Les paysans finissent par ci résigner.', 's’y'],
  ['Les ouvriers avaient peut protesté.', 'peu'],
  ['Quoique pensent les critiques, le livre plaît.', 'Quoi que'],
  ['On se demande qu’elle sera la réaction du peuple.', 'quelle'],
  ['En 1789, le peuple pris la Bastille.', 'prit'],
  ['Bien que Rousseau aie raison, on peut nuancer.', 'ait'],
  ['Tout celles qui ont lutté sont là.', 'Toutes'],
  ['Il fallait qu’il fut prêt.', 'fût'],
  ['La lettre qu’a écrit Zola fait scandale.', 'écrite'],
  ['Bâti au Moyen Âge, cette église attire.', 'Bâtie'],
  ['Elles se sont écrites chaque semaine.', 'écrit'],
  ['Ils se sont partagés les terres.', 'partagé'],
  ['Le professeur nous a expliqués la règle.', 'expliqué'],
  ['La décision, une fois pris, ne change plus.', 'prise'],
  ['Robespierre et Danton se sont violemment affronté.', 'affrontés'],
  ['On entend le peuple criait sous les fenêtres.', 'crier'],
  ['La paix durera si les États respecteront le traité.', 'respectent'],
  ['Il cherche les raisons que l’empire s’est écroulé.', 'pour lesquelles'],
  ['La manière que Zola décrit la mine est frappante.', 'dont'],
  ['Balzac s’intéresse sur les marchands.', 'aux'],
  ['Il rencontre un vieux ami.', 'vieil'],
  ['Ce homme est libre.', 'Cet'],
])('« %s » : « %s » is meant', (text, meant) => {
  expect(advised(text)).toContain(meant.replace('’', "'"));
});

test.each([
  'Pour ce faire, l’auteur emploie une métaphore.',
  'Il ne comprend pas ou refuse la règle.',
  'Il sait ou devrait savoir la vérité.',
  'Elle cherche un endroit où dormir.',
  'Quoique fatigué, il continue.',
  'Il demande qu’elle soit libre.',
  'Un secret connu des seuls initiés.',
  'Le cadeau promis la semaine dernière arrive enfin.',
  'Les lettres qu’ils se sont écrites sont perdues.',
  'Ils se sont jeté des pierres.',
  'Il nous a présentés les uns aux autres.',
  'La langue que nos pères nous ont léguée est belle.',
  'Le valet que regarde son maître parlait trop.',
  'L’avenir nous apprendra si la paix durera.',
  'Il faut savoir si les élus de la nation tiendront un jour leurs promesses ou s’ils y renonceront.',
  'C’est pour cette raison que l’empire s’est effondré.',
  'De la même façon que Zola décrit la mine, Hugo peint la mer.',
  'Cela dépend à la fois de l’offre et de la demande.',
  'Il est de nouveau exposé au danger.',
  'Ce ouï-dire circule.',
])('« %s » is right and left alone', (text) => {
  expect(advised(text)).toEqual([]);
});
