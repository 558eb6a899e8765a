import { expect, test } from 'vitest';
import { loadLexicon } from '../lexicon/lexicon.ts';
import { loadTagger } from '../tagging/tagger.ts';
import { readDocument } from '../text/document.ts';
import { allRules } from './all-rules.ts';

const file = (name: string) => new URL(`../../../../models/${name}`, import.meta.url);
const lexicon = loadLexicon(file('french-lexicon.bin.zst'));
const tagger = loadTagger(file('french-tagger.bin.zst'), lexicon);
const advised = (text: string) => {
  const document = readDocument(text, lexicon, tagger);
  return allRules
    .flatMap((rule) => rule({ document, lexicon }))
    .map(({ suggestions }) => suggestions[0]);
};

test.each([
  ['Chacun des personnages ont un secret.', 'a'],
  ['La plupart des hommes pense cela.', 'pensent'],
  ['Ceux qui travaille se taisent.', 'travaillent'],
  ['C’est nous qui décide.', 'décidons'],
  ['Ces idées, ils les ont défendu.', 'défendues'],
  ['Elle est aller voir sa mère.', 'allée'],
  ['Il refuse de mentir et de volé.', 'voler'],
  ['L’homme peut pas vivre seul.', 'ne peut'],
  ['C’est une chose que j’ai besoin.', 'dont'],
  ['Il faut donc que les citoyens peuvent voter.', 'puissent'],
  ['Je veux que tu viens.', 'viennes'],
  ['Quoiqu’il est tard, il travaille.', 'soit'],
  ['Après qu’il soit parti, elle a pleuré.', 'est'],
  ['Je suis heureux que tu viens.', 'viennes'],
  ['À la fin, les deux hommes constate leur échec.', 'constatent'],
  ['L’orgueil, en empêchant la sincérité, détruisent tout.', 'détruit'],
  ['Les romans de Zola, dans lesquels on souffre, montre la misère.', 'montrent'],
  ['Les soldats sont partis et la ville est tombé.', 'tombée'],
  ['Il lui offre une chaîne et lui dis tout.', 'dit'],
  ['La médecine a vaincu des maladies qui autrefois tuait.', 'tuaient'],
  ['Ce n’est pas la technique qui est mauvais.', 'mauvaise'],
  ['Les hommes naissent libre.', 'libres'],
  ['Nous sommes soumis au caprices du temps.', 'aux'],
  ['C’est une chose que l’homme a besoin.', 'dont'],
  ['L’homme vie en société.', 'vit'],
  ['Que pense les philosophes de la mort ?', 'pensent'],
  ['Vous devez choisissez entre deux sujets.', 'choisir'],
  ['Elle n’a pas put venir.', 'pu'],
  ['L’homme a crée des machines.', 'créé'],
  ['Cela créer un malaise.', 'crée'],
  ['Il y a plusieurs type de désir.', 'types'],
  ['La liberté est peut être une illusion.', 'peut-être'],
  ['Les animaux non pas de conscience.', "n'ont"],
  ['Cette loi, voté en 1905, sépare tout.', 'votée'],
  ['La thèse que l’auteur a défendu est discutable.', 'défendue'],
  ['Quelles leçons avons-nous tiré de l’histoire ?', 'tirées'],
  ['Ces libertés, le peuple les a conquis par la lutte.', 'conquises'],
  ['La nature a toujours été dominé par l’homme.', 'dominée'],
  ['Si on suis cette idée, tout est permis.', 'suit'],
  ['On voit que les ouvrier souffrent.', 'ouvriers'],
])('« %s » is put right', (text, meant) => {
  expect(advised(text)).toContain(meant);
});

test.each([
  'Il se sait observé par les autres.',
  'Combien de jours y a-t-il ?',
  'L’homme qui vous a protégés est parti.',
  'Le secret des montres et des horloges était perdu.',
  'C’est le plus grand danger qu’il ait jamais couru.',
  'Nous voit-on ?',
  'Après qu’il fut parti, elle pleura.',
  'Le fait que je parle ne change rien.',
  'Une voiture attelée de deux chevaux qui l’emporta.',
  'Les pas de la ronde qui s’éloignaient.',
  'Quelle ne fut pas sa surprise !',
  'La liberté et la loi',
  'L’être reconnut son erreur.',
  'Il s’agit non pas de punir mais de comprendre.',
  'Il va au palais, au puits, au repas.',
  'Tout cela, créer l’exige.',
  'La France, pays riche, exporte.',
  'Quelles leçons avons-nous tirées de l’histoire ?',
  'La nature que l’homme exploite et la terre sont en danger.',
  'Dans la ville, les rues, les places sont vides.',
  'Il est identifié par une puce et vous disposez du passeport.',
  'Le contexte où la valeur est fixée et reste la même.',
  'Le trésor des montres qu’il avait accumulé dormait.',
  'C’est dans ces corridors que l’on a crié.',
  'La preuve que l’homme a inventé Dieu manque.',
  'Le devoir qu’elle s’était imposé la retint.',
  'Le délai entre l’envoi et la réponse ne peut dépasser huit jours.',
  'Ceux d’entre nous qui ont lu le livre se taisent.',
  'Il y a une loi chez nous qui peut punir ce crime.',
  'Il s’agit de fichiers texte, comme le code source d’un logiciel.',
  'Il n’empêche que les faits sont là.',
  'Puisque aucun ne vient, je pars.',
  'Si tu aurais tort de partir, je l’ignore.',
  'Elle s’en est voulu.',
  'Le vent d’est est froid.',
])('« %s » is left alone', (text) => {
  expect(advised(text)).toEqual([]);
});
