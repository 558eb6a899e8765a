// Joins trained tables, vocabulary and confusion sets for the engine: node pack-model.ts DATA_FOLDER ARRAYS_FOLDER LEXICON OUT_FILE
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { constants, zstdCompressSync } from 'node:zlib';
import { suffixHash } from '../../src/engines/french/corrector/suffix-hash.ts';
import { loadLexicon } from '../../src/engines/french/lexicon/lexicon.ts';
import { type TypedArray, writeSections } from '../../src/engines/french/lexicon/sections.ts';

const [data = '', arraysFolder = '', lexiconPath = '', out = ''] = process.argv.slice(2);
const lexicon = loadLexicon(lexiconPath);
const meta = JSON.parse(readFileSync(`${data}/meta.json`, 'utf8'));
const shape = JSON.parse(readFileSync(`${arraysFolder}/shape.json`, 'utf8'));
const vocabulary = readFileSync(`${data}/vocabulary.txt`, 'utf8').split('\n');
const width: number = meta.candidates;
const unpack = (name: string) =>
  execFileSync('xz', ['-dc', `${data}/${name}.bin.xz`], { maxBuffer: 1 << 28 });
const aligned = (bytes: Buffer) =>
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
const candidates = new Int32Array(aligned(unpack('C')));
const types = new Uint8Array(aligned(unpack('T')));

// The engine looks words up by their number in the lexicon, in that order; marks and symbols follow, listed by name.
const numbered = vocabulary
  .map((form, id) => ({ id, form, number: lexicon.number(form) }))
  .slice(2);
const words = numbered.filter(({ number }) => number >= 0).sort((a, b) => a.number - b.number);
const marks = numbered.filter(({ number }) => number < 0);
const kept = [...words, ...marks];
const place = new Map(kept.map(({ id }, at) => [id, at]));
const starts = new Uint32Array(kept.length + 1);
const others: number[] = [];
const kinds: number[] = [];
for (const [at, { id }] of kept.entries()) {
  starts[at] = others.length;
  for (let j = 1; j < width; j++) {
    const other = place.get(candidates[id * width + j]!);
    if (candidates[id * width + j] === 0 || other === undefined) continue;
    others.push(other);
    kinds.push(types[id * width + j]!);
  }
}
starts[kept.length] = others.length;

const load = (name: string, type: 'i1' | 'f4' | 'u2'): TypedArray => {
  const bytes = aligned(readFileSync(`${arraysFolder}/${name}.${type}`));
  if (type === 'i1') return new Int8Array(bytes);
  return type === 'f4' ? new Float32Array(bytes) : new Uint16Array(bytes);
};
const hash = (id: number) => meta.own + Number((BigInt(id) * 2654435761n) % 4096n);
const tagSet = load('tag_set', 'u2');
const arrays: Record<string, TypedArray> = {
  words: Uint32Array.from(words, ({ number }) => number),
  rows: Uint16Array.from(kept, ({ id }) => (id < meta.own ? id : hash(id))),
  tagSets: Uint16Array.from(kept, ({ id }) => tagSet[id]!),
  suffixes: Uint16Array.from(kept, ({ id }) => suffixHash(vocabulary[id]!)),
  starts,
  others: Uint32Array.from(others),
  kinds: Uint8Array.from(kinds),
  outBias: load('out_bias', 'f4'),
};
for (const name of ['form', 'suffix', 'capital', 'tags', 'out_form', 'out_suffix', 'out_tags']) {
  arrays[name] = load(name, 'i1');
  arrays[`${name}_scale`] = load(`${name}_scale`, 'f4');
}
const raw = writeSections(
  {
    embedding: shape.embedding,
    unknownRow: meta.own + 4096,
    types: meta.types,
    marks: marks.map(({ form }) => form),
  },
  arrays,
);
const packed = zstdCompressSync(raw, { params: { [constants.ZSTD_c_compressionLevel]: 12 } });
writeFileSync(out, packed);
console.log(
  'words',
  words.length,
  'marks',
  marks.length,
  'raw',
  raw.length,
  'packed',
  packed.length,
);
