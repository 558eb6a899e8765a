import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { fnv } from '../lexicon/fnv.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { readSections, section } from '../lexicon/sections.ts';
import type { Unit } from '../text/units.ts';
import type { Label } from './second-opinion.ts';
import { suffixHash } from './suffix-hash.ts';

/** Everything around the encoder: which forms are confused with which, and their vectors before and after it. */
export type CorrectorTables = {
  embedding: number;
  /** Place of a form in the vocabulary, or -1. */
  place(form: string): number;
  form(place: number): string;
  /** Forms a pupil may have meant, with the kind of slip; nothing when the form is never confused. */
  confusions(place: number): { place: number; type: SlipType }[];
  /** Adds the vector of a unit to `out` from `offset` on. */
  embed(unit: Unit, out: Float32Array, offset: number): void;
  embedStart(out: Float32Array, offset: number): void;
  /** What the second opinion knows of a form: its number and its set of tags. */
  label(form: string, place: number): Label;
  /** How well the form at a place fits the encoder's query. */
  score(place: number, query: Float32Array, offset: number): number;
  /** The same for any form, known or not. */
  scoreForm(form: string, query: Float32Array, offset: number): number;
};

export type SlipType =
  | 'none'
  | 'accent'
  | 'determiner'
  | 'ending'
  | 'gender'
  | 'homophone'
  | 'hyphen'
  | 'mood'
  | 'number'
  | 'phonetic'
  | 'relative'
  | 'subject';

type Rows = { values: Int8Array; scales: Float32Array };

export function loadCorrectorTables(path: string | URL, lexicon: Lexicon): CorrectorTables {
  const sections = readSections(new Uint8Array(zstdDecompressSync(readFileSync(path))));
  const { embedding, unknownRow, types, marks } = sections.header as {
    embedding: number;
    unknownRow: number;
    types: SlipType[];
    marks: string[];
  };
  const words = section(sections, 'words', Uint32Array);
  const rows = section(sections, 'rows', Uint16Array);
  const tagSets = section(sections, 'tagSets', Uint16Array);
  const suffixes = section(sections, 'suffixes', Uint16Array);
  const starts = section(sections, 'starts', Uint32Array);
  const others = section(sections, 'others', Uint32Array);
  const kinds = section(sections, 'kinds', Uint8Array);
  const outBias = section(sections, 'outBias', Float32Array);
  const table = (name: string): Rows => ({
    values: section(sections, name, Int8Array),
    scales: section(sections, `${name}_scale`, Float32Array),
  });
  const [form, suffix, capital, tags] = [
    table('form'),
    table('suffix'),
    table('capital'),
    table('tags'),
  ];
  const [outForm, outSuffix, outTags] = [table('out_form'), table('out_suffix'), table('out_tags')];

  const add = ({ values, scales }: Rows, row: number, out: Float32Array, offset: number) => {
    const [base, scale] = [row * embedding, scales[row]!];
    for (let k = 0; k < embedding; k++) out[offset + k]! += values[base + k]! * scale;
  };
  const dot = ({ values, scales }: Rows, row: number, query: Float32Array, offset: number) => {
    const base = row * embedding;
    let sum = 0;
    for (let k = 0; k < embedding; k++) sum += values[base + k]! * query[offset + k]!;
    return sum * scales[row]!;
  };
  const scoreRows = (row: number, end: number, set: number, query: Float32Array, offset: number) =>
    dot(outForm, row, query, offset) +
    dot(outSuffix, end, query, offset) +
    dot(outTags, set, query, offset) +
    outBias[row]!;
  const markPlaces = new Map(marks.map((mark, i) => [mark, words.length + i]));
  const place = (text: string) => markPlaces.get(text) ?? search(words, lexicon.number(text));
  return {
    embedding,
    place,
    form: (at) => marks[at - words.length] ?? lexicon.word(words[at]!),
    confusions: (at) => {
      const list: { place: number; type: SlipType }[] = [];
      for (let i = starts[at]!; i < starts[at + 1]!; i++)
        list.push({ place: others[i]!, type: types[kinds[i]!]! });
      return list;
    },
    label: (text, at) =>
      at < 0
        ? { word: suffixHash(text) + 1, tagSet: 0 }
        : { word: fnv(text) | 0, tagSet: tagSets[at]! },
    embed: (unit, out, offset) => {
      const at = place(unit.form);
      add(form, at < 0 ? unknownRow : rows[at]!, out, offset);
      add(suffix, suffixHash(unit.form), out, offset);
      add(tags, at < 0 ? 0 : tagSets[at]!, out, offset);
      add(capital, unit.capital, out, offset);
    },
    embedStart: (out, offset) => {
      // The start mark has number 1 in the vocabulary: its row, its suffix bucket and its own capital flag.
      add(form, 1, out, offset);
      add(suffix, 1, out, offset);
      add(tags, 0, out, offset);
      add(capital, 4, out, offset);
    },
    score: (at, query, offset) => scoreRows(rows[at]!, suffixes[at]!, tagSets[at]!, query, offset),
    scoreForm: (text, query, offset) => {
      const at = place(text);
      if (at >= 0) return scoreRows(rows[at]!, suffixes[at]!, tagSets[at]!, query, offset);
      return scoreRows(unknownRow, suffixHash(text), 0, query, offset);
    },
  };
}

function search(sorted: Uint32Array, wanted: number): number {
  if (wanted < 0) return -1;
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const value = sorted[middle]!;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
