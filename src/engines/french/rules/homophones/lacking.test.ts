import { expect, test } from 'vitest';
import { advisedBy, phrases } from '../../testing/advised-by.ts';
import { allRules } from '../all-rules.ts';

const sure = /sure|subjunctive/;
const advised = (text: string) => advisedBy([...allRules, phrases], text, sure);

test.each([
  ['Le langage et ce qui sépare l’homme de la bête.', 'est'],
  ['Le principal reproche et que ce récit ment.', 'est'],
  ['La guerre, selon lui, et le plus grand des maux.', 'est'],
  ['L’envie et la source de nos malheurs.', 'est'],
  ['Julien est pauvre est orgueilleux.', 'et'],
  ['Il était pauvre mes courageux.', 'mais'],
  ['Les femmes réclament leur droits.', 'leurs'],
  ['Les villes nous fatiguent chaque année d’avantage.', 'davantage'],
  ['Le récit peut paraître faux, voir entièrement inventé.', 'voire'],
  ['Il faut beaucoup de tant pour guérir.', 'temps'],
  ['Le tant efface les chagrins.', 'temps'],
  ['Elle cours vers sa mère.', 'court'],
  ['Ce tromper est humain.', 'Se'],
  ['C’est là ou commence le drame.', 'où'],
  ['Le prince quitte sa cours.', 'cour'],
  ['Phèdre avoue ces sentiments.', 'ses'],
  ['Bien que Meursault est coupable, on le plaint.', 'soit'],
  ['Il fuit, par ce qu’il craint son père.', 'parce'],
])('« %s » : « %s » is meant', (text, meant) => {
  expect(advised(text)).toContain(meant);
});

test.each([
  'Le rêve et ce qui le nourrit.',
  'Le langage et ce qui l’accompagne séparent l’homme de la bête.',
  'Entre la liberté, selon lui, et la sécurité, il faut choisir.',
  'Le corbeau et le renard.',
  'Celui qui est pauvre est orgueilleux.',
  'Leur droit de vote est récent.',
  'Il n’y a pas d’avantage à mentir.',
  'Il faut regarder, voir plus loin que les apparences.',
  'Le tant attendu procès commence.',
  'Elle suit un cours de danse.',
  'Molière, par ce que dit Alceste, critique la cour.',
  'Par ce que nous apprend l’histoire, rien n’est acquis.',
  'On sait bien que Meursault est coupable.',
  'Zola, par ce qu’il montre, accuse son époque.',
])('« %s » is right and left alone', (text) => {
  expect(advised(text)).toEqual([]);
});
