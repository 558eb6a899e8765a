import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.ts';
import { loadTagger } from '../../tagging/tagger.ts';
import { readDocument } from '../../text/document.ts';
import { parsePhrases, phraseRule } from '../phrases.ts';
import { homophones } from './homophones.ts';

const file = (name: string) => new URL(`../../../../../${name}`, import.meta.url);
const lexicon = loadLexicon(file('models/french-lexicon.bin.zst'));
const tagger = loadTagger(file('models/french-tagger.bin.zst'), lexicon);
const phrases = phraseRule(
  parsePhrases(readFileSync(file('content/references/phrases.tsv'), 'utf8')),
);
const surely = (text: string) => {
  const document = readDocument(text, lexicon, tagger);
  return [...homophones({ document, lexicon }), ...phrases({ document, lexicon })]
    .filter(({ rule }) => rule.includes('/sure/'))
    .map(({ suggestions }) => suggestions[0]);
};

test.each([
  ['Ils refusent de ce soumettre.', 'se'],
  ['Il ce trompe souvent.', 'se'],
  ['Elle a du partir.', 'dû'],
  ['Il cherche a comprendre.', 'à'],
  ['Il partira, quel que soit la raison.', 'quelle'],
  ['On devrait plus tôt parler d’un échec.', 'plutôt'],
  ['Elle leurs demande pardon.', 'leur'],
  ['Il peu gagner.', 'peut'],
  ['Il a besoin dans parler.', "d'en"],
  ['Il refuse de si rendre.', "s'y"],
  ['Il ne c’est pas trompé.', 'sait'],
  ['Hors, rien ne le prouve.', 'Or'],
  ['Bien sur, tout change.', 'Bien sûr'],
  ['Il est entrain de partir.', 'en train'],
  ['Candide à fini par comprendre.', 'a'],
  ['Le désir est le plaisir ne se confondent pas.', 'et'],
  ['Le maître la puni.', "l'a"],
  ['Ou commence la liberté ?', 'Où'],
  ['Il faut quelle parte.', "qu'elle"],
  ['Ils suivent leur passions.', 'leurs'],
  ['On ne sait plus ou aller.', 'où'],
  ['Le lieu ou se déroule l’action est clos.', 'où'],
  ['C’est l’époque ou se forment les nations.', 'où'],
  ['Le poète pleure ces propres illusions.', 'ses'],
  ['Ses arguments-là ne tiennent pas.', 'Ces'],
  ['Ce jour-la, tout change.', '-là'],
  ['Il préfère celui-la.', '-là'],
  ['Il faut se demander qu’elles sont les causes de la crise.', 'quelles'],
  ['On cherche à savoir qu’elle est la vraie cause du mal.', 'quelle'],
  ['Cette idée, Descartes la défendue toute sa vie.', "l'a"],
  ['Il cherche plus tôt à émouvoir le lecteur qu’à le convaincre.', 'plutôt'],
  ['Il est parti plutôt que prévu.', 'plus tôt'],
  ['Elle est arrivée un peu plutôt.', 'plus tôt'],
  ['Le roi gouverne s’en tenir compte du peuple.', 'sans'],
  ['Il prend une décision s’en consulter personne.', 'sans'],
  ['Cet échec est du à la peur.', 'dû'],
  ['La crise est du en partie à la spéculation.', 'due'],
  ['Ces retards sont du au froid.', 'dus'],
  ['Les inégalités qui sont du aux revenus persistent.', 'dues'],
])('« %s » leaves no doubt', (text, meant) => {
  expect(surely(text)).toContain(meant);
});

test.each([
  'À ce fier soldat, il doit la vie.',
  'Ce rire et ce pouvoir inquiètent.',
  'Quelles que soient sa force et sa ruse, il perdra.',
  'Elle ne peut partir plus tôt.',
  'Pour ce faire, il attend.',
  'Leurs devoirs pèsent.',
  'Hors du temps, rien ne dure.',
  'Il compte bien sur nous.',
  'Il travaille avec entrain.',
  'Celle-là la voit.',
  'Quelque grandes que soient ses fautes, il plaît.',
  'Le roi est le maître.',
  'Ou bien il part, ou il reste.',
  'Il ne la lui donne pas.',
  'Il reste dans sa maison ou se promène dans le jardin.',
  'Le jour ou la nuit, il travaille.',
  'Il répond en ces propres termes.',
  'Ses amis sont là, et ceux-ci le savent.',
  'La vérité, montre-la.',
  'Il ignore qu’elle est la fille du roi.',
  'Il dit qu’elles sont les causes de la guerre.',
  'Cette femme, Marie la désespérée, marche seule.',
  'Cette idée, Descartes la défend.',
  'Il commence plus tôt à travailler qu’à jouer.',
  'Il dort un peu plutôt que de travailler.',
  'Il faut s’en souvenir, puis s’en tenir à la loi.',
  'Elle regarde ses amis s’en aller.',
  'Ce livre est du même auteur, et ce vers est du Hugo.',
])('« %s » is left alone', (text) => {
  expect(surely(text)).toEqual([]);
});
