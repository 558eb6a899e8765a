import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { fnv } from './fnv.ts';
import { phoneticKey } from './phonetic-key.ts';
import { readSections, section } from './sections.ts';
import { wordFlags } from './word-flags.ts';
import { type WordGraph, wordNumber, wordOf } from './word-graph.ts';

/** One way to read a form: « règles » is a noun (fp) or a verb (P2s, S2s). */
export type Reading = { pos: string; features: string; lemma: string };

export type Lexicon = {
  graph: WordGraph;
  /** Rank of the form in the index, or -1. */
  number(form: string): number;
  word(number: number): string;
  readings(form: string): readonly Reading[];
  /** Every form of a lemma, with how it reads. */
  formsOf(lemma: string): readonly { form: string; reading: Reading }[];
  /** 0 (never met) to 255, on a logarithmic scale. */
  frequency(form: string): number;
  frequencyOf(number: number): number;
  /** Accepted as written in lower case. */
  isWord(form: string): boolean;
  isWordNumber(number: number): boolean;
  /** Known as a proper noun, whatever its case. */
  isName(form: string): boolean;
  isCompound(form: string): boolean;
  /** Words that sound like the form. */
  soundAlikes(form: string): string[];
};

export function loadLexicon(path: string | URL): Lexicon {
  const sections = readSections(new Uint8Array(zstdDecompressSync(readFileSync(path))));
  const header = sections.header as { letters: string; size: number; tagNames: string[] };
  const graph: WordGraph = {
    letters: header.letters,
    size: header.size,
    edges: section(sections, 'edges', Uint32Array),
    before: section(sections, 'before', Uint32Array),
  };
  const starts = section(sections, 'starts', Uint32Array);
  const tags = section(sections, 'tags', Uint16Array);
  const lemmas = section(sections, 'lemmas', Uint32Array);
  const byLemma = section(sections, 'byLemma', Uint32Array);
  const frequencies = section(sections, 'frequency', Uint8Array);
  const flags = section(sections, 'flags', Uint8Array);
  const soundHash = section(sections, 'soundHash', Uint32Array);
  const soundWord = section(sections, 'soundWord', Uint32Array);
  const numbers = new Map<string, number>();
  const known = new Map<string, readonly Reading[]>();

  const number = (form: string) => {
    const cached = numbers.get(form);
    if (cached !== undefined) return cached;
    const found = wordNumber(graph, form);
    if (numbers.size > 60_000) numbers.clear();
    numbers.set(form, found);
    return found;
  };
  const has = (form: string, flag: number) => {
    const at = number(form);
    return at >= 0 && (flags[at]! & flag) !== 0;
  };
  const reading = (index: number): Reading => {
    const [pos = '', features = ''] = header.tagNames[tags[index]!]!.split(':');
    return { pos, features, lemma: wordOf(graph, lemmas[index]!) };
  };
  const readings = (form: string): readonly Reading[] => {
    const cached = known.get(form);
    if (cached) return cached;
    const at = number(form);
    const list: Reading[] = [];
    if (at >= 0) for (let i = starts[at]!; i < starts[at + 1]!; i++) list.push(reading(i));
    if (list.length === 0 && form.includes('œ'))
      for (const known of readings(form.replace('œ', 'oe')))
        list.push({ ...known, lemma: joined(known.lemma) });
    if (known.size > 30_000) known.clear();
    known.set(form, list);
    return list;
  };
  const formsOf = (lemma: string): { form: string; reading: Reading }[] => {
    const wanted = number(lemma);
    const forms: { form: string; reading: Reading }[] = [];
    if (lemma.includes('œ'))
      return formsOf(lemma.replace('œ', 'oe')).map(({ form, reading }) => ({
        form: joined(form),
        reading: { ...reading, lemma },
      }));
    if (wanted < 0) return forms;
    for (
      let i = lowerBound(byLemma.length, (k) => lemmas[byLemma[k]!]! < wanted);
      i < byLemma.length;
      i++
    ) {
      const index = byLemma[i]!;
      if (lemmas[index] !== wanted) break;
      const owner = lowerBound(starts.length, (k) => starts[k]! <= index) - 1;
      forms.push({ form: wordOf(graph, owner), reading: reading(index) });
    }
    return forms;
  };
  const soundAlikes = (form: string) => {
    const hash = fnv(phoneticKey(form));
    const alike: string[] = [];
    for (
      let i = lowerBound(soundHash.length, (k) => soundHash[k]! < hash);
      soundHash[i] === hash;
      i++
    ) {
      alike.push(wordOf(graph, soundWord[i]!));
    }
    return alike;
  };
  return {
    graph,
    number,
    word: (at) => wordOf(graph, at),
    readings,
    formsOf,
    frequency: (form) => frequencies[number(form)] ?? 0,
    frequencyOf: (at) => frequencies[at] ?? 0,
    isWord: (form) => has(form, wordFlags.word),
    isWordNumber: (at) => (flags[at]! & (wordFlags.word | wordFlags.reform)) === wordFlags.word,
    isName: (form) => has(form, wordFlags.name),
    isCompound: (form) =>
      has(form, wordFlags.compound) ||
      // « un sèche-cheveu », « des gratte-ciels » : since 1990 an act and its object vary like one noun.
      (/^\p{L}+e-\p{L}+$/u.test(form) &&
        otherNumber(form).some((other) => has(other, wordFlags.compound))),
    soundAlikes,
  };
}

/** Lefff writes « oeuvre » what everybody else writes « œuvre ». */
const joined = (form: string) => form.replace('oe', 'œ');

/** First index for which `before` is false. */
function lowerBound(length: number, before: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (before(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

const otherNumber = (form: string) =>
  /[sx]$/.test(form) ? [form.slice(0, -1)] : [`${form}s`, `${form}x`];
