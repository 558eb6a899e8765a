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
])('« %s » is left alone', (text) => {
  expect(surely(text)).toEqual([]);
});
