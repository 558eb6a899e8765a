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
  ['Ces idées, ils les ont défendu.', 'défendus'],
  ['Elle est aller voir sa mère.', 'allée'],
  ['Il refuse de mentir et de volé.', 'voler'],
  ['L’homme peut pas vivre seul.', 'ne peut'],
  ['C’est une chose que j’ai besoin.', 'dont'],
  ['Il faut donc que les citoyens peuvent voter.', 'puissent'],
  ['Je veux que tu viens.', 'viennes'],
  ['Quoiqu’il est tard, il travaille.', 'soit'],
  ['Après qu’il soit parti, elle a pleuré.', 'est'],
  ['Je suis heureux que tu viens.', 'viennes'],
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
])('« %s » is left alone', (text) => {
  expect(advised(text)).toEqual([]);
});
