import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import type { TokenKind } from '../analysis.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { readSections, section } from '../lexicon/sections.ts';
import { kindsOf } from '../lexicon/word-class.ts';

/**
 * How much more often two kinds of word follow one another in prose than chance would have it.
 * Small words are their own kind; the others are known by their possible parts of speech.
 */
export type WordFlow = {
  /** Mean over the words, in nats: above one half for prose, below zero for words drawn at random. */
  score(words: FlowWord[]): number;
};

export type FlowWord = { form: string; kind: TokenKind };

/** Classes are numbered in the order of the header: small words, then kinds, then these. */
export const otherClasses = ['unknown', 'number', 'punctuation', 'other'] as const;

export type FlowHeader = { forms: string[]; kinds: number[] };

/** One step of the tables' bytes, in nats. */
export const flowStep = 0.05;

/** What stands next to a word says more than what stands one further. */
const nextWeight = 0.6;

export function loadWordFlow(path: string | URL, lexicon: Lexicon): WordFlow {
  const sections = readSections(new Uint8Array(zstdDecompressSync(readFileSync(path))));
  const header = sections.header as FlowHeader;
  const classOf = flowClasses(header, lexicon);
  const size = classCount(header);
  const next = section(sections, 'next', Int8Array);
  const second = section(sections, 'second', Int8Array);
  return {
    score(words) {
      if (words.length < 3) return 0;
      let total = 0;
      let [before, before2] = [classOf(words[0]!), classOf(words[1]!)];
      [before2, before] = [before, before2];
      for (let i = 2; i < words.length; i++) {
        const here = classOf(words[i]!);
        total += nextWeight * next[before * size + here]!;
        total += (1 - nextWeight) * second[before2 * size + here]!;
        before2 = before;
        before = here;
      }
      return (total * flowStep) / (words.length - 2);
    },
  };
}

export const classCount = ({ forms, kinds }: FlowHeader): number =>
  forms.length + kinds.length + otherClasses.length;

export function flowClasses(
  { forms, kinds }: FlowHeader,
  lexicon: Lexicon,
): (word: FlowWord) => number {
  const byForm = new Map(forms.map((form, i) => [form, i]));
  const byKinds = new Map(kinds.map((bits, i) => [bits, forms.length + i]));
  const other = (name: (typeof otherClasses)[number]) =>
    forms.length + kinds.length + otherClasses.indexOf(name);
  const [unknown, number, punctuation, rest] = otherClasses.map(other);
  return ({ form, kind }) => {
    const small = byForm.get(form);
    if (small !== undefined) return small;
    if (kind === 'word') return byKinds.get(kindsOf(lexicon, form)) ?? unknown!;
    if (kind === 'number') return number!;
    return kind === 'punctuation' ? punctuation! : rest!;
  };
}
