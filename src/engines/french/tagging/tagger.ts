import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { readSections, section } from '../lexicon/sections.ts';
import { cluesOf, featureCount, featuresOf } from './tagger-features.ts';

/** Universal parts of speech; verbs also say their form: f finite, i infinitive, p past participle, g present participle. */
export type FineTag = (typeof fineTags)[number];

export const fineTags = [
  'ADJ',
  'ADP',
  'ADV',
  'AUXf',
  'AUXg',
  'AUXi',
  'AUXp',
  'CCONJ',
  'DET',
  'INTJ',
  'NOUN',
  'NUM',
  'PRON',
  'PROPN',
  'PUNCT',
  'SCONJ',
  'SYM',
  'VERBf',
  'VERBg',
  'VERBi',
  'VERBp',
  'X',
] as const;

export type Tagger = {
  /** Tag of each word, and how far it was ahead of the second best. */
  tag(forms: string[], raws: string[]): { tags: FineTag[]; margins: Float32Array };
};

export function loadTagger(path: string | URL, lexicon: Lexicon): Tagger {
  const sections = readSections(new Uint8Array(zstdDecompressSync(readFileSync(path))));
  return makeTagger(
    section(sections, 'keys', Int32Array),
    section(sections, 'weights', Int8Array),
    lexicon,
  );
}

export function makeTagger(keys: Int32Array, weights: Int8Array, lexicon: Lexicon): Tagger {
  const find = indexKeys(keys);
  const count = fineTags.length;
  const features = new Int32Array(featureCount);
  const scores = new Int32Array(count);

  const tag = (forms: string[], raws: string[]) => {
    const clues = cluesOf(forms, raws, lexicon);
    const tags: FineTag[] = [];
    const margins = new Float32Array(forms.length);
    let before = 100;
    let before2 = 100;
    for (let i = 0; i < forms.length; i++) {
      featuresOf(clues, i, before, before2, features);
      scores.fill(0);
      for (let f = 0; f < featureCount; f++) {
        const row = find(features[f]!) * count;
        if (row >= 0) for (let t = 0; t < count; t++) scores[t]! += weights[row + t]!;
      }
      let best = 0;
      for (let t = 1; t < count; t++) if (scores[t]! > scores[best]!) best = t;
      let second = -Infinity;
      for (let t = 0; t < count; t++) if (t !== best && scores[t]! > second) second = scores[t]!;
      margins[i] = scores[best]! - second;
      tags.push(fineTags[best]!);
      before2 = before;
      before = best;
    }
    return { tags, margins };
  };
  return { tag };
}

/** Open addressing: where each key's row is, -1 when unknown. */
function indexKeys(keys: Int32Array): (key: number) => number {
  let size = 1024;
  while (size < keys.length * 2) size *= 2;
  const mask = size - 1;
  const slots = new Int32Array(size).fill(-1);
  for (let row = 0; row < keys.length; row++) {
    let at = keys[row]! & mask;
    while (slots[at]! >= 0) at = (at + 1) & mask;
    slots[at] = row;
  }
  return (key) => {
    for (let at = key & mask; ; at = (at + 1) & mask) {
      const row = slots[at]!;
      if (row < 0 || keys[row] === key) return row;
    }
  };
}
