import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { readSections, section } from '../lexicon/sections.ts';
import { type WordGraph, wordNumber } from '../lexicon/word-graph.ts';

export type EnglishWords = {
  graph: WordGraph;
  isWord(form: string): boolean;
  isWordNumber(number: number): boolean;
};

export function loadEnglishWords(path: string | URL): EnglishWords {
  const sections = readSections(new Uint8Array(zstdDecompressSync(readFileSync(path))));
  const { letters, size } = sections.header as { letters: string; size: number };
  const graph: WordGraph = {
    letters,
    size,
    edges: section(sections, 'edges', Uint32Array),
    before: section(sections, 'before', Uint32Array),
  };
  return { graph, isWord: (form) => wordNumber(graph, form) >= 0, isWordNumber: () => true };
}
