// Counts which class of word follows which, for the coherence guard: node training/tagger/class-model.ts TREEBANK_FOLDER LEXICON TAGGER OUT_FILE
import { writeFileSync } from 'node:fs';
import { loadLexicon } from '../../src/engines/french/lexicon/lexicon.ts';
import { loadTagger } from '../../src/engines/french/tagging/tagger.ts';
import { readTreebank } from './read-treebank.ts';

const [folder = '', lexiconPath = '', taggerPath = '', out = ''] = process.argv.slice(2);
const lexicon = loadLexicon(lexiconPath);
const tagger = loadTagger(taggerPath, lexicon);
const trigrams = new Map<string, number>();
const classes = new Map<string, number>();
const pairs = new Map<string, number>();
let total = 0;
const count = (table: Map<string, number>, key: string) =>
  table.set(key, (table.get(key) ?? 0) + 1);
for (const name of ['seq-train', 'seq-dev', 'gsd-dev']) {
  for (const { forms, raws } of readTreebank(`${folder}/${name}.conllu.xz`, lexicon.isCompound)) {
    const tags = ['^', '^', ...tagger.tag(forms, raws).tags];
    for (let i = 2; i < tags.length; i++) {
      count(trigrams, `${tags[i - 2]} ${tags[i - 1]} ${tags[i]}`);
      count(pairs, `${tags[i - 2]} ${tags[i - 1]}`);
      count(classes, tags[i]!);
      total += 1;
    }
  }
}
// How much likelier the class is here than anywhere.
const scores: Record<string, number> = {};
for (const [key, n] of trigrams) {
  if (n < 2) continue;
  const [a, b, c] = key.split(' ') as [string, string, string];
  const here = (n + 0.2) / (pairs.get(`${a} ${b}`)! + 4);
  scores[key] = Math.round(Math.log(here / (classes.get(c)! / total)) * 100) / 100;
}
writeFileSync(out, JSON.stringify({ unseen: -2.5, scores }));
console.log('trigrams', Object.keys(scores).length);
