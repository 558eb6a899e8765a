// Trains the tagger, an averaged perceptron: node training/tagger/train.ts TREEBANK_FOLDER LEXICON OUT_FILE
import { writeFileSync } from 'node:fs';
import { zstdCompressSync } from 'node:zlib';
import { type Lexicon, loadLexicon } from '../../src/engines/french/lexicon/lexicon.ts';
import { writeSections } from '../../src/engines/french/lexicon/sections.ts';
import { fineTags, makeTagger } from '../../src/engines/french/tagging/tagger.ts';
import {
  cluesOf,
  featureCount,
  featuresOf,
  type WordClues,
} from '../../src/engines/french/tagging/tagger-features.ts';
import { readTreebank, type TaggedSentence } from './read-treebank.ts';

const [folder = '', lexiconPath = '', out = ''] = process.argv.slice(2);
const lexicon: Lexicon = loadLexicon(lexiconPath);
const read = (name: string) => readTreebank(`${folder}/${name}.conllu.xz`, lexicon.isCompound);
const training = [...read('seq-train'), ...read('seq-dev'), ...read('gsd-dev')];
const count = fineTags.length;
const tagIds = new Map(fineTags.map((tag, i) => [tag, i]));

type Row = { weights: Float64Array; totals: Float64Array; since: Int32Array };
const rows = new Map<number, Row>();
let clock = 0;

function learn(sentence: TaggedSentence, clues: WordClues): number {
  const features = new Int32Array(featureCount);
  let [before, before2, wrong] = [100, 100, 0];
  for (let i = 0; i < sentence.forms.length; i++) {
    featuresOf(clues, i, before, before2, features);
    const truth = tagIds.get(sentence.tags[i]!)!;
    const guess = best(features);
    clock += 1;
    if (guess !== truth) {
      wrong += 1;
      for (const feature of features) {
        update(feature, truth, 1);
        update(feature, guess, -1);
      }
    }
    before2 = before;
    before = guess;
  }
  return wrong;
}

function best(features: Int32Array): number {
  const scores = new Float64Array(count);
  for (const feature of features) {
    const row = rows.get(feature);
    if (row) for (let t = 0; t < count; t++) scores[t]! += row.weights[t]!;
  }
  let top = 0;
  for (let t = 1; t < count; t++) if (scores[t]! > scores[top]!) top = t;
  return top;
}

function update(feature: number, tag: number, by: number): void {
  let row = rows.get(feature);
  if (!row) {
    row = {
      weights: new Float64Array(count),
      totals: new Float64Array(count),
      since: new Int32Array(count),
    };
    rows.set(feature, row);
  }
  row.totals[tag]! += (clock - row.since[tag]!) * row.weights[tag]!;
  row.since[tag] = clock;
  row.weights[tag]! += by;
}

let seed = 7;
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};
const prepared = training.map((sentence) => ({
  sentence,
  clues: cluesOf(sentence.forms, sentence.raws, lexicon),
}));
for (let pass = 0; pass < 8; pass++) {
  for (let i = prepared.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [prepared[i], prepared[j]] = [prepared[j]!, prepared[i]!];
  }
  const wrong = prepared.reduce((sum, { sentence, clues }) => sum + learn(sentence, clues), 0);
  console.log('pass', pass, 'wrong', wrong, 'features', rows.size);
}

const averaged = [...rows].map(([key, row]) => ({
  key,
  weights: row.weights.map((w, t) => (row.totals[t]! + (clock - row.since[t]!) * w) / clock),
}));
const scale = 8;
const kept = averaged.filter(({ weights }) => weights.some((w) => Math.abs(w * scale) >= 1.5));
const keys = Int32Array.from(kept, ({ key }) => key);
const weights = Int8Array.from(
  kept.flatMap(({ weights: w }) =>
    [...w].map((x) => Math.max(-127, Math.min(127, Math.round(x * scale)))),
  ),
);
const packed = zstdCompressSync(writeSections({ tags: fineTags }, { keys, weights }));
writeFileSync(out, packed);
console.log('kept', kept.length, 'bytes', packed.length);

const tagger = makeTagger(keys, weights, lexicon);
for (const name of ['seq-test', 'gsd-test']) {
  let [right, rightFine, total] = [0, 0, 0];
  const started = performance.now();
  for (const { forms, raws, tags } of read(name)) {
    const guess = tagger.tag(forms, raws).tags;
    for (let i = 0; i < tags.length; i++) {
      total += 1;
      if (guess[i] === tags[i]) rightFine += 1;
      if (guess[i]!.replace(/[figp]$/, '') === tags[i]!.replace(/[figp]$/, '')) right += 1;
    }
  }
  console.log(
    name,
    'words',
    total,
    'parts of speech',
    (right / total).toFixed(4),
    'with verb form',
    (rightFine / total).toFixed(4),
    `${(((performance.now() - started) / total) * 1000).toFixed(1)} µs a word`,
  );
}
