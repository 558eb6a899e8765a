// Trains the second opinion, a log-linear chooser over the same confusion sets: node train.ts DATA_FOLDER ARRAYS_FOLDER OUT_FOLDER [bits] [passes]
import { writeFileSync } from 'node:fs';
import {
  contextFeatureCount,
  contextFeatures,
  featureCell,
  formLabel,
  tagLabel,
} from '../../src/engines/french/corrector/context-features.ts';
import { readEncoded } from './read-encoded.ts';

const [data = '', arrays = '', out = '', bitsText = '22', passesText = '1'] = process.argv.slice(2);
const bits = Number(bitsText);
const mask = (1 << bits) - 1;
const encoded = readEncoded(data, arrays);
const { candidates, width, tagSet, kinds, hashes, size } = encoded;
const weights = new Float32Array(1 << bits);
const squares = new Float32Array(1 << bits);
const features = new Int32Array(contextFeatureCount);
const labels = new Int32Array(width * 2);
const scores = new Float64Array(width);
const rate = 0.1;

let seed = 11;
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

/** Fills labels and scores of the candidates of `id`; the true one is first. Returns how many. */
function score(id: number): number {
  let count = 0;
  for (let j = 0; j < width; j++) {
    const candidate = candidates[id * width + j]!;
    if (candidate === 0) break;
    labels[2 * count] = formLabel(hashes[candidate]!);
    labels[2 * count + 1] = tagLabel(tagSet[candidate]!);
    let sum = 0;
    for (let f = 0; f < contextFeatureCount; f++) {
      sum +=
        weights[featureCell(features[f]!, labels[2 * count]!, mask)]! +
        weights[featureCell(features[f]!, labels[2 * count + 1]!, mask)]!;
    }
    scores[count++] = sum;
  }
  return count;
}

function softmax(count: number): void {
  let top = -Infinity;
  for (let j = 0; j < count; j++) top = Math.max(top, scores[j]!);
  let total = 0;
  for (let j = 0; j < count; j++) total += scores[j] = Math.exp(scores[j]! - top);
  for (let j = 0; j < count; j++) scores[j]! /= total;
}

function update(count: number): void {
  for (let j = 0; j < count; j++) {
    const gradient = (j === 0 ? 1 : 0) - scores[j]!;
    if (Math.abs(gradient) < 0.02) continue;
    for (let l = 0; l < 2; l++) {
      for (let f = 0; f < contextFeatureCount; f++) {
        const cell = featureCell(features[f]!, labels[2 * j + l]!, mask);
        squares[cell]! += gradient * gradient;
        weights[cell]! += (rate * gradient) / Math.sqrt(0.5 + squares[cell]!);
      }
    }
  }
}

/** Novels and law in turn would leave the last one on top: mixed through a pool of sentences. */
function* shuffled<T>(source: Iterable<T>): Generator<T> {
  const pool: T[] = [];
  for (const item of source) {
    if (pool.length < 400_000) {
      pool.push(item);
      continue;
    }
    const at = Math.floor(random() * pool.length);
    yield pool[at]!;
    pool[at] = item;
  }
  for (let i = pool.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [pool[i], pool[j]] = [pool[j]!, pool[i]!];
  }
  yield* pool;
}

for (let pass = 0; pass < Number(passesText); pass++) {
  let [seen, right, loss] = [0, 0, 0];
  const started = performance.now();
  for (const sentence of shuffled(encoded.sentences('train', random))) {
    for (let i = 0; i < sentence.ids.length; i++) {
      const id = sentence.ids[i]!;
      if (id >= size || candidates[id * width] === 0 || !sentence.eligible[i]) continue;
      contextFeatures(sentence, i, kinds, features);
      const count = score(id);
      softmax(count);
      seen += 1;
      loss -= Math.log(Math.max(1e-9, scores[0]!));
      if (scores[0]! > 0.5) right += 1;
      update(count);
      if (seen % 2_000_000 === 0) {
        console.log(
          pass,
          seen,
          'right',
          (right / 2e6).toFixed(4),
          'loss',
          (loss / 2e6).toFixed(4),
          Math.round((performance.now() - started) / 1000),
          's',
        );
        [right, loss] = [0, 0];
      }
    }
  }
}
for (const name of ['dev_modern', 'dev_novel'] as const) {
  let [seen, right, loss] = [0, 0, 0];
  for (const sentence of encoded.sentences(name)) {
    for (let i = 0; i < sentence.ids.length; i++) {
      const id = sentence.ids[i]!;
      if (id >= size || candidates[id * width] === 0 || !sentence.eligible[i]) continue;
      contextFeatures(sentence, i, kinds, features);
      const count = score(id);
      let best = 0;
      for (let j = 1; j < count; j++) if (scores[j]! > scores[best]!) best = j;
      softmax(count);
      seen += 1;
      loss -= Math.log(Math.max(1e-9, scores[0]!));
      if (best === 0) right += 1;
    }
  }
  console.log(name, 'right', (right / seen).toFixed(4), 'loss', (loss / seen).toFixed(4), seen);
}
let largest = 0;
for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
const scale = Math.min(largest, 4) / 127;
writeFileSync(
  `${out}/second-opinion.i1`,
  Int8Array.from(weights, (w) => Math.max(-127, Math.min(127, Math.round(w / scale)))),
);
writeFileSync(`${out}/second-opinion.json`, JSON.stringify({ bits, scale, largest }));
console.log('used', weights.filter((w) => w !== 0).length, 'largest', largest);
