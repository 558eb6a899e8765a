// Compiles the lexicon index: node training/lexicon/build.ts TEXT_FOLDER CORRECTOR_FOLDER OUT_FILE
import { readFileSync, writeFileSync } from 'node:fs';
import { constants, zstdCompressSync } from 'node:zlib';
import { fnv } from '../../src/engines/french/lexicon/fnv.ts';
import { phoneticKey } from '../../src/engines/french/lexicon/phonetic-key.ts';
import { writeSections } from '../../src/engines/french/lexicon/sections.ts';
import { wordFlags } from '../../src/engines/french/lexicon/word-flags.ts';
import { buildGraph } from './build-graph.ts';
import { compoundsOf } from './compounds.ts';
import { countForms } from './count-forms.ts';
import { expandHunspell } from './expand-hunspell.ts';
import { readLefff } from './read-lefff.ts';
import { reformVariants } from './reform.ts';

const [textFolder = '', correctorFolder = '', out = ''] = process.argv.slice(2);
const dictionary = (file: string) =>
  new URL(`../../node_modules/dictionary-fr/${file}`, import.meta.url);
const lefff = readLefff();
const hunspell = expandHunspell(dictionary('index.aff'), dictionary('index.dic'));
const compounds = compoundsOf(lefff, hunspell);
const counts = countForms(textFolder, (form) => compounds.has(form));
const units = readFileSync(`${correctorFolder}/vocabulary.txt`, 'utf8').split('\n').slice(2);

type Reading = { tag: string; lemma: string };
const readings = new Map<string, Reading[]>();
const flags = new Map<string, number>();
const mark = (form: string, flag: number) => flags.set(form, (flags.get(form) ?? 0) | flag);

for (const { form, pos, lemma, features } of lefff) {
  const lower = form.toLowerCase();
  const isName = form !== lower;
  mark(lower, isName ? wordFlags.name : wordFlags.word);
  const list = readings.get(lower) ?? [];
  list.push({
    tag: isName ? 'np' : `${pos}:${features}`,
    lemma: isName ? lower : lemma.toLowerCase(),
  });
  readings.set(lower, list);
}
for (const form of hunspell)
  mark(form.toLowerCase(), form === form.toLowerCase() ? wordFlags.word : wordFlags.name);
for (const form of [...flags.keys()]) {
  if (!(flags.get(form)! & wordFlags.word)) continue;
  const isNominal =
    readings.get(form)?.some(({ tag }) => /^(?:nc|adj):/.test(tag)) === true &&
    !/^(?:dû|mûrs?|sûrs?|jeûnes?)$/.test(form);
  for (const variant of reformVariants(form, isNominal)) {
    if (flags.get(variant)! & wordFlags.word) continue;
    mark(variant, wordFlags.word | wordFlags.reform);
    const list = readings.get(form);
    if (list)
      readings.set(
        variant,
        list.map(({ tag, lemma }) => ({ tag, lemma })),
      );
  }
}
for (const [form, { count, capital }] of counts) {
  if (flags.has(form) || form.endsWith("'") || form.startsWith('-')) continue;
  if (capital >= 3 && capital > count * 0.6) mark(form, wordFlags.name);
}
for (const line of readFileSync(
  new URL('../../content/references/extra-words.txt', import.meta.url),
  'utf8',
).split('\n')) {
  if (line && !line.startsWith('#')) mark(line.trim(), wordFlags.word);
}
for (const unit of units) if (!flags.has(unit)) flags.set(unit, wordFlags.unit);
for (const list of readings.values())
  for (const { lemma } of list) if (!flags.has(lemma)) flags.set(lemma, wordFlags.unit);

const words = [...flags.keys()]
  .filter((form) => form.length > 0 && form.length < 60 && !/[^\p{L}\d' \-.·]/u.test(form))
  .sort();
const graph = buildGraph(words);
const number = new Map(words.map((word, i) => [word, i]));
const tagNames = [...new Set([...readings.values()].flat().map(({ tag }) => tag))].sort();
const tagIds = new Map(tagNames.map((tag, i) => [tag, i]));
const starts = new Uint32Array(words.length + 1);
const tags: number[] = [];
const lemmas: number[] = [];
for (const [i, word] of words.entries()) {
  starts[i] = tags.length;
  const unique = new Set<string>();
  for (const { tag, lemma } of readings.get(word) ?? []) {
    const key = `${tag} ${lemma}`;
    if (unique.has(key) || !number.has(lemma)) continue;
    unique.add(key);
    tags.push(tagIds.get(tag)!);
    lemmas.push(number.get(lemma)!);
  }
}
starts[words.length] = tags.length;
const byLemma = Uint32Array.from(tags.keys()).sort((a, b) => lemmas[a]! - lemmas[b]! || a - b);
const frequency = Uint8Array.from(words, (word) =>
  Math.min(255, Math.round(12 * Math.log2(1 + (counts.get(word)?.count ?? 0)))),
);
const wordMarks = Uint8Array.from(
  words,
  (word) => flags.get(word)! | (compounds.has(word) ? wordFlags.compound : 0),
);

const heard = words
  .map((word, i) => ({
    i,
    key:
      wordMarks[i]! & wordFlags.word && (frequency[i]! > 0 || word.length < 9)
        ? phoneticKey(word)
        : '',
  }))
  .filter(({ key }) => key.length > 1)
  .map(({ i, key }) => ({ i, hash: fnv(key) }))
  .sort((a, b) => a.hash - b.hash || a.i - b.i);

const arrays = {
  edges: graph.edges,
  before: graph.before,
  starts,
  tags: Uint16Array.from(tags),
  lemmas: Uint32Array.from(lemmas),
  byLemma,
  frequency,
  flags: wordMarks,
  soundHash: Uint32Array.from(heard, ({ hash }) => hash),
  soundWord: Uint32Array.from(heard, ({ i }) => i),
};
const raw = writeSections({ letters: graph.letters, size: graph.size, tagNames }, arrays);
const packed = zstdCompressSync(raw, {
  params: { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 24 },
});
writeFileSync(out, packed);
for (const [name, array] of Object.entries(arrays))
  console.log(name, array.length, array.byteLength);
console.log('words', words.length, 'raw', raw.length, 'packed', packed.length);
