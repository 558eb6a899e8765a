// Encodes the corpus, vocabulary and confusion sets for train.py: node prepare.ts TEXT_FOLDER OUT_FOLDER
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { suffixBuckets, suffixHash } from '../../src/engines/french/corrector/suffix-hash.ts';
import { compoundsOf } from '../lexicon/compounds.ts';
import { expandHunspell } from '../lexicon/expand-hunspell.ts';
import { readLefff } from '../lexicon/read-lefff.ts';
import { confusionsOf, type Slips, slipTypes } from './confusions.ts';
import { type CorpusSentence, readCorpus, sources } from './corpus.ts';

const [textFolder = '', out = ''] = process.argv.slice(2);
const most = 16;
const ownEmbeddings = 40_000;
mkdirSync(`${out}/../heldout`, { recursive: true });
mkdirSync(out, { recursive: true });
for (const { name } of sources) rmSync(`${out}/../heldout/${name}.txt`, { force: true });

const lefff = readLefff();
const dictionary = (file: string) =>
  new URL(`../../node_modules/dictionary-fr/${file}`, import.meta.url);
const hunspell = expandHunspell(dictionary('index.aff'), dictionary('index.dic'));
const compounds = compoundsOf(lefff, hunspell);

const counts = new Map<string, number>();
const sentences: CorpusSentence[] = [];
for (const sentence of readCorpus(textFolder, (form) => compounds.has(form), keepForTest)) {
  sentences.push(sentence);
  if (sentence.split === 'train')
    for (const form of sentence.forms) counts.set(form, (counts.get(form) ?? 0) + 1);
}
console.log('sentences', sentences.length, 'forms', counts.size);

function keepForTest(name: string, line: string): void {
  appendFileSync(`${out}/../heldout/${name}.txt`, `${line}\n`);
}

const tags = new Map<string, Set<string>>();
const addTag = (form: string, tag: string) =>
  tags.set(form, (tags.get(form) ?? new Set()).add(tag));
for (const { form, pos, features } of lefff) {
  if (form === form.toLowerCase()) addTag(form, `${pos}:${features}`);
  else addTag(form.toLowerCase(), 'np');
}
const isWord = (form: string) =>
  tags.has(form) && ![...tags.get(form)!].every((tag) => tag === 'np');

const slips = confusionsOf(lefff, (form) => counts.has(form));
const vocabulary = chooseVocabulary(slips);
const ids = new Map(vocabulary.map((form, id) => [form, id]));
const candidates = chooseCandidates(slips);
console.log('vocabulary', vocabulary.length, 'with candidates', candidates.size);

function chooseVocabulary(table: Slips): string[] {
  const kept = new Set<string>();
  for (const [form, count] of counts) if (count >= 3 || isWord(form)) kept.add(form);
  for (const form of [...kept]) {
    for (const [other, { weight }] of table.get(form) ?? []) if (weight >= 0.1) kept.add(other);
  }
  const order = [...kept].sort(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  return ['<pad>', '<bos>', ...order];
}

function chooseCandidates(table: Slips): Map<string, string[]> {
  const first = new Map<string, string[]>();
  for (const form of vocabulary) {
    const row = table.get(form);
    if (!row) continue;
    const others = [...row].filter(([other]) => ids.has(other));
    others.sort(
      ([a, x], [b, y]) =>
        y.weight - x.weight || (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1),
    );
    if (others.length > 0)
      first.set(
        form,
        others.slice(0, most - 1).map(([other]) => other),
      );
  }
  const mutual = new Map<string, string[]>();
  for (const [form, others] of first) {
    const kept = others.filter((other) => first.get(other)?.includes(form));
    if (kept.length > 0) mutual.set(form, kept);
  }
  return mutual;
}

const size = vocabulary.length;
const table = {
  C: new Int32Array(size * most),
  W: new Float32Array(size * most),
  T: new Uint8Array(size * most),
};
for (const [form, others] of candidates) {
  const id = ids.get(form)!;
  table.C[id * most] = id;
  for (const [j, other] of others.entries()) {
    const { weight, type } = slips.get(form)!.get(other)!;
    table.C[id * most + j + 1] = ids.get(other)!;
    table.W[id * most + j + 1] = weight * ((counts.get(other) ?? 0) >= 3 ? 1 : 0.4);
    table.T[id * most + j + 1] = slipTypes.indexOf(type);
  }
}

const tagNames = [
  ...new Set([...tags].filter(([form]) => ids.has(form)).flatMap(([, set]) => [...set])),
].sort();
const tagIds = new Map(tagNames.map((name, id) => [name, id + 1]));
const tagRows = new Uint16Array(size * 12);
for (const [form, set] of tags) {
  const id = ids.get(form);
  if (id !== undefined)
    [...set]
      .sort()
      .slice(0, 12)
      .forEach((tag, j) => {
        tagRows[id * 12 + j] = tagIds.get(tag)!;
      });
}
const suffixes = Uint16Array.from(vocabulary, (form, id) => (id < 2 ? id : suffixHash(form)));
const own = 2 + vocabulary.filter((form) => (counts.get(form) ?? 0) >= 5).length;

writeFileSync(`${out}/vocabulary.txt`, vocabulary.join('\n'));
writeFileSync(`${out}/compounds.txt`, [...compounds].sort().join('\n'));
for (const [name, array] of Object.entries({ ...table, tags: tagRows, suffixes }))
  save(name, array);
const lengths: Record<string, [number, number]> = {};
for (const [name, keep] of [
  ['train', (s: CorpusSentence) => s.split === 'train'],
  ['dev_modern', (s: CorpusSentence) => s.split === 'dev' && s.domain !== 0],
  ['dev_novel', (s: CorpusSentence) => s.split === 'dev' && s.domain === 0],
] as const)
  encode(name, sentences.filter(keep));
writeFileSync(
  `${out}/meta.json`,
  JSON.stringify({
    vocabulary: size,
    candidates: most,
    suffixBuckets,
    own: Math.min(own, ownEmbeddings),
    tags: tagNames,
    types: slipTypes,
    sources: sources.map((s) => s.name),
    lengths,
  }),
);

function encode(name: string, chosen: CorpusSentence[]): void {
  const total = chosen.reduce((sum, s) => sum + s.forms.length, 0);
  const bytes = Buffer.alloc(total * 3);
  const flags = new Uint8Array(total);
  let at = 0;
  let token = 0;
  for (const { forms, flags: f } of chosen) {
    for (const [i, form] of forms.entries()) {
      let id = ids.get(form) ?? size + suffixHash(form);
      flags[token++] = f[i]!;
      while (id > 127) {
        bytes[at++] = (id & 127) | 128;
        id >>= 7;
      }
      bytes[at++] = id;
    }
  }
  save(`${name}.ids`, bytes.subarray(0, at));
  save(`${name}.flags`, flags);
  save(
    `${name}.lengths`,
    Uint8Array.from(chosen, (s) => s.forms.length),
  );
  save(
    `${name}.domains`,
    Uint8Array.from(chosen, (s) => s.domain),
  );
  lengths[name] = [chosen.length, total];
  console.log(name, chosen.length, 'sentences', total, 'units');
}

function save(name: string, array: NodeJS.ArrayBufferView): void {
  writeFileSync(
    `${out}/${name}.bin`,
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
  );
  execFileSync('xz', ['-f', '-5', '-T2', `${out}/${name}.bin`]);
}
for (const word of [
  'a',
  'est',
  'parlé',
  'finit',
  'grand',
  'règle',
  'ses',
  'leur',
  'nous',
  "qu'elle",
  'soit',
  'aurais',
  'été',
  'publier',
  'la',
]) {
  console.log(
    word,
    candidates
      .get(word)
      ?.map((other) => `${other} ${slips.get(word)!.get(other)!.weight}`)
      .join(', '),
  );
}
