import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import {
  type NumberedSentence,
  tagKinds,
} from '../../src/engines/french/corrector/context-features.ts';
import { fnv } from '../../src/engines/french/lexicon/fnv.ts';

export type EncodedSentence = NumberedSentence & {
  ids: Int32Array;
  eligible: boolean[];
  capital: number[];
  domain: number;
};

export type Encoded = {
  size: number;
  width: number;
  vocabulary: string[];
  candidates: Int32Array;
  weights: Float32Array;
  types: Uint8Array;
  typeNames: string[];
  tagSet: Int32Array;
  kinds: Int32Array;
  hashes: Int32Array;
  sentences(
    split: 'train' | 'dev_modern' | 'dev_novel',
    noise?: () => number,
  ): Generator<EncodedSentence>;
};

/** What prepare.ts wrote, as sentences of numbers. With `noise`, words of the context are sometimes swapped for their confusions. */
export function readEncoded(data: string, arrays: string): Encoded {
  const meta = JSON.parse(readFileSync(`${data}/meta.json`, 'utf8'));
  const unpack = (name: string) => {
    const bytes = execFileSync('xz', ['-dc', `${data}/${name}.bin.xz`], { maxBuffer: 1 << 29 });
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
  };
  const size: number = meta.vocabulary;
  const width: number = meta.candidates;
  const vocabulary = readFileSync(`${data}/vocabulary.txt`, 'utf8').split('\n');
  const candidates = new Int32Array(unpack('C'));
  const weights = new Float32Array(unpack('W'));
  const types = new Uint8Array(unpack('T'));
  const sets = readFileSync(`${arrays}/tag_set.u2`);
  const tagSet = Int32Array.from(
    new Uint16Array(sets.buffer.slice(sets.byteOffset, sets.byteOffset + sets.length)),
  );
  const tagRows = new Uint16Array(unpack('tags'));
  const kinds = kindsOfSets(meta.tags, tagSet, tagRows, vocabulary, size);
  const hashes = Int32Array.from(vocabulary, (form) => fnv(form) | 0);

  function* sentences(split: string, noise?: () => number): Generator<EncodedSentence> {
    const bytes = new Uint8Array(unpack(`${split}.ids`));
    const flags = new Uint8Array(unpack(`${split}.flags`));
    const lengths = new Uint8Array(unpack(`${split}.lengths`));
    const domains = new Uint8Array(unpack(`${split}.domains`));
    let [at, token] = [0, 0];
    for (let s = 0; s < lengths.length; s++) {
      const length = lengths[s]!;
      const ids = new Int32Array(length);
      const eligible: boolean[] = [];
      const capital: number[] = [];
      for (let i = 0; i < length; i++) {
        let [id, shift] = [0, 0];
        for (; bytes[at]! > 127; shift += 7) id |= (bytes[at++]! & 127) << shift;
        id |= bytes[at++]! << shift;
        ids[i] = id;
        eligible.push((flags[token]! & 4) !== 0);
        capital.push(flags[token++]! & 3);
      }
      const seen = noise
        ? ids.map((id, i) => (eligible[i] && id < size && noise() < 0.04 ? slip(id, noise) : id))
        : ids;
      yield {
        ids,
        eligible,
        capital,
        domain: domains[s]!,
        words: seen.map(wordHash),
        tagSets: seen.map((id) => (id < size ? tagSet[id]! : 0)),
      };
    }
  }
  const wordHash = (id: number) => (id < size ? hashes[id]! : id - size + 1);
  const slip = (id: number, random: () => number) => {
    let rest = 0;
    for (let j = 1; j < width; j++) rest += weights[id * width + j]!;
    rest *= random();
    for (let j = 1; j < width; j++) {
      rest -= weights[id * width + j]!;
      if (rest < 0) return candidates[id * width + j]!;
    }
    return id;
  };
  return {
    size,
    width,
    vocabulary,
    candidates,
    weights,
    types,
    typeNames: meta.types,
    tagSet,
    kinds,
    hashes,
    sentences,
  };
}

function kindsOfSets(
  names: string[],
  tagSet: Int32Array,
  tagRows: Uint16Array,
  vocabulary: string[],
  size: number,
): Int32Array {
  const kinds = new Int32Array(tagSet.reduce((most, set) => Math.max(most, set), 0) + 1);
  const done = new Set<number>();
  for (let id = 2; id < size; id++) {
    const set = tagSet[id]!;
    if (done.has(set)) continue;
    done.add(set);
    for (let j = 0; j < 12 && tagRows[id * 12 + j]! > 0; j++)
      kinds[set]! |= kindOf(names[tagRows[id * 12 + j]! - 1]!);
  }
  if (vocabulary.length !== size) throw new Error('vocabulary and tables disagree');
  return kinds;
}

export function kindOf(tag: string): number {
  const [pos = '', features = ''] = tag.split(':');
  if (pos === 'nc' || pos === 'np') return tagKinds.noun;
  if (pos === 'v' || pos.startsWith('aux'))
    return /^[KWG]/.test(features)
      ? 0
      : tagKinds.finite | (pos.startsWith('aux') ? tagKinds.auxiliary : 0);
  if (pos === 'det') return tagKinds.determiner;
  if (pos === 'cln' || pos === 'pro') return tagKinds.subject;
  if (pos === 'prep') return tagKinds.preposition;
  if (pos === 'prel') return tagKinds.relative;
  return pos === 'coo' || pos === 'csu' ? tagKinds.conjunction : 0;
}
