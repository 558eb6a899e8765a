import { expect, test } from 'vitest';
import { advisedBy, phrases } from '../testing/advised-by.ts';
import { allRules } from './all-rules.ts';

const advised = (text: string, kind?: RegExp) => advisedBy([...allRules, phrases], text, kind);

test.each([
  ['Ces aides pallient au manque de revenus.', 'pallient le'],
  ['Il se rappelait de son enfance.', 'rappelait'],
  ['L’école permet aux élèves à réussir.', 'de'],
  ['Cela pousse le lecteur de réfléchir.', 'à'],
  ['Il évite à répondre aux questions.', 'de'],
  ['Le livre que je vous ai parlé est un roman.', 'dont'],
  ['C’est une pièce que j’ai entendu parler.', 'dont'],
])('« %s »: a verb is given the preposition it asks for', (text, meant) => {
  expect(advised(text)).toContain(meant);
});

test.each([
  ['La réponse que Créon a donné à Antigone est sèche.', 'donnée'],
  ['Thérèse s’est marié sans amour.', 'mariée'],
  ['Jeanne est mort à Rouen.', 'morte'],
  ['Les femmes se sont mis à manifester.', 'mises'],
  ['Combien de batailles Napoléon a-t-il gagné ?', 'gagnées'],
  ['Une fois publié, la lettre fait scandale.', 'publiée'],
  ['Publié en 1857, cette œuvre est condamnée.', 'Publiée'],
  ['La production mondiale a triplée en un siècle.', 'triplé'],
])('« %s »: a participle agrees with what it tells of, and only with that', (text, meant) => {
  expect(advised(text)).toContain(meant);
});

test.each([
  ['La bourgeoisie exercer une grande influence.', 'exerce'],
  ['Quand il était jeune, le poète rêvé de voyages.', 'rêvait'],
  ['L’État doit-il tout contrôler ou seulement garanti les droits ?', 'garantir'],
  ['Ces images doivent nous alertés sur le danger.', 'alerter'],
  ['Lassé d’attendre et fatiguer par la route, il dort.', 'fatigué'],
])('« %s »: the place of a verb chooses its ending', (text, meant) => {
  expect(advised(text)).toContain(meant);
});

test.each([
  ['Un sage qui s’est se taire vaut mieux.', 'sait'],
  ['Quelle le veuille ou non, elle partira.', "Qu'elle"],
  ['Certains si opposent avec force.', "s'y"],
  ['Il choisit de mourir plus tôt que d’obéir.', 'plutôt'],
  ['La science ne permet pas de tous comprendre.', 'tout'],
  ['Il parle d’une voie douce.', 'voix'],
  ['Il attend la faim du mois.', 'fin'],
  ['Cette fable est une satyre de la cour.', 'satire'],
  ['Il a le dessin de se venger.', 'dessein'],
])('« %s »: a word heard alike is known by its company', (text, meant) => {
  expect(advised(text)).toContain(meant);
});

test.each([
  'Cela me rappelle du pain chaud.',
  'Il permet aux élèves à l’aise de progresser.',
  'Il refuse à son fils de partir.',
  'L’homme que j’ai entendu parler riait.',
  'Emma s’est acheté une robe.',
  'Phèdre est joué en 1677.',
  'Les limites que la raison s’est données sont justes.',
  'Une fois terminé le repas, la famille se couche.',
  'Élu en 1981, la gauche l’acclame.',
  'Combien de fois les hommes ont-ils menti ?',
  'Et le peuple de crier à l’injustice.',
  'L’État doit avoir contrôlé ou seulement protégé les libertés.',
  'Mieux vaut partir plus tôt que d’arriver en retard.',
  'Ils ont décidé de tous partir.',
  'La faim des pauvres ne cesse jamais.',
])('« %s » is right and left alone', (text) => {
  expect(advised(text, /sure|participle-que|dont/)).toEqual([]);
});
