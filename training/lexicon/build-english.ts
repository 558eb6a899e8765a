// Compiles the English word list: node training/lexicon/build-english.ts OUT_FILE
import { readFileSync, writeFileSync } from 'node:fs';
import { constants, zstdCompressSync } from 'node:zlib';
import { writeSections } from '../../src/engines/french/lexicon/sections.ts';
import { buildGraph } from './build-graph.ts';

const [out = ''] = process.argv.slice(2);
const source = (file: string) =>
  readFileSync(new URL(`../../node_modules/dictionary-en/${file}`, import.meta.url), 'utf8');

type Affix = { strip: string; add: string; condition: RegExp; crosses: boolean };
const affixes: Record<'PFX' | 'SFX', Map<string, Affix[]>> = { PFX: new Map(), SFX: new Map() };
for (const line of source('index.aff').split('\n')) {
  const [kind, flag, strip, add, condition] = line.split(/\s+/);
  if ((kind !== 'PFX' && kind !== 'SFX') || !flag || !strip || add === undefined || !condition)
    continue;
  const list = affixes[kind].get(flag) ?? [];
  const pattern =
    condition === '.' ? /^/ : new RegExp(kind === 'SFX' ? `${condition}$` : `^${condition}`);
  list.push({
    strip: strip === '0' ? '' : strip,
    add: add.split('/')[0]!.replace(/^0$/, ''),
    condition: pattern,
    crosses: true,
  });
  affixes[kind].set(flag, list);
}
const words = new Set<string>();
for (const line of source('index.dic').split('\n').slice(1)) {
  const [stem, flags = ''] = line.split(/\s/)[0]!.split('/');
  if (!stem || /[\d.]/.test(stem)) continue;
  const forms = [stem];
  for (const flag of flags) {
    for (const { strip, add, condition } of affixes.SFX.get(flag) ?? []) {
      if (stem.endsWith(strip) && condition.test(stem))
        forms.push(stem.slice(0, stem.length - strip.length) + add);
    }
  }
  for (const form of [...forms]) {
    for (const flag of flags) {
      for (const { strip, add, condition } of affixes.PFX.get(flag) ?? []) {
        if (form.startsWith(strip) && condition.test(form))
          forms.push(add + form.slice(strip.length));
      }
    }
  }
  for (const form of forms)
    if (/^[a-zA-Z'-]+$/.test(form) && !form.endsWith("'s")) words.add(form.toLowerCase());
}
const graph = buildGraph([...words].sort());
const raw = writeSections(
  { letters: graph.letters, size: graph.size },
  { edges: graph.edges, before: graph.before },
);
const packed = zstdCompressSync(raw, { params: { [constants.ZSTD_c_compressionLevel]: 19 } });
writeFileSync(out, packed);
console.log('words', words.size, 'packed', packed.length);
