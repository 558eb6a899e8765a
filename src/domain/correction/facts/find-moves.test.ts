import { expect, test } from 'vitest';
import { findDefinitions } from './find-moves.ts';

const defines = (text: string) =>
  findDefinitions([{ start: 0, end: text.length, text }]).length === 1;

test.each([
  "Se connaître, c'est pouvoir dire qui l'on est.",
  "Obéir, c'est faire sienne la volonté d'un autre.",
  "La croissance économique c'est l'augmentation de la production d'un pays.",
  'La méiose est une succession de deux divisions cellulaires.',
  "La fécondation est l'union des deux gamètes.",
  "Le travail est une activité qui permet de gagner de l'argent.",
  'Le Front populaire est une coalition de partis de gauche.',
  'Le devoir désigne une obligation morale.',
])('« %s » defines', (text) => {
  expect(defines(text)).toBe(true);
});

test.each([
  'La culture est une notion très importante.',
  "La vérité n'est pas un trésor que l'on possède.",
  'Le travail est important dans la vie.',
  "Le poème est d'abord un élan.",
  'La question est un problème difficile.',
  "C'est une chose que l'on oublie.",
  'Ce texte est un extrait du Contrat social.',
])('« %s » defines nothing', (text) => {
  expect(defines(text)).toBe(false);
});
