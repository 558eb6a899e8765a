import { fnv } from '../lexicon/fnv.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { kindsOf } from '../lexicon/word-class.ts';

/** What is known of each word of a sentence before tagging, as numbers. */
export type WordClues = {
  form: Int32Array;
  suffix3: Int32Array;
  suffix2: Int32Array;
  kinds: Int32Array;
  shape: Int32Array;
};

export const featureCount = 24;

/** Two empty words stand before and after the sentence. */
export function cluesOf(forms: string[], raws: string[], lexicon: Lexicon): WordClues {
  const size = forms.length + 4;
  const clues: WordClues = {
    form: new Int32Array(size),
    suffix3: new Int32Array(size),
    suffix2: new Int32Array(size),
    kinds: new Int32Array(size),
    shape: new Int32Array(size),
  };
  for (let i = 0; i < forms.length; i++) {
    const form = forms[i]!;
    clues.form[i + 2] = fnv(form);
    clues.suffix3[i + 2] = fnv(form.slice(-3));
    clues.suffix2[i + 2] = fnv(form.slice(-2));
    clues.kinds[i + 2] = kindsOf(lexicon, form) + 1;
    clues.shape[i + 2] = shapeOf(raws[i]!, i === 0);
  }
  return clues;
}

function shapeOf(raw: string, first: boolean): number {
  const letter = raw[0]!;
  if (letter >= '0' && letter <= '9') return 1;
  if (!/\p{L}/u.test(letter)) return letter === '-' && raw.length > 1 ? 6 : 2;
  if (letter === letter.toLowerCase()) return 3;
  return first ? 4 : 5;
}

/** Writes the features of word `i` (from 0) given the two tags before it. */
export function featuresOf(
  clues: WordClues,
  i: number,
  before: number,
  before2: number,
  out: Int32Array,
): void {
  const { form, suffix3, suffix2, kinds, shape } = clues;
  const at = i + 2;
  let n = 0;
  const add = (name: number, a: number, b: number) => {
    let hash = Math.imul(name + 1, 0x9e3779b1) ^ a;
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) ^ b;
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    out[n++] = hash ^ (hash >>> 16);
  };
  add(0, form[at]!, 0);
  add(1, suffix3[at]!, 0);
  add(2, kinds[at]!, 0);
  add(3, shape[at]!, suffix2[at]!);
  add(4, before, 0);
  add(5, before, before2);
  add(6, before, kinds[at]!);
  add(7, before, form[at]!);
  add(8, form[at - 1]!, 0);
  add(9, form[at + 1]!, 0);
  add(10, kinds[at - 1]!, kinds[at]!);
  add(11, kinds[at]!, kinds[at + 1]!);
  add(12, kinds[at + 1]!, kinds[at + 2]!);
  add(13, form[at - 2]!, before);
  add(14, suffix3[at + 1]!, 0);
  add(15, suffix3[at - 1]!, before);
  add(16, form[at]!, kinds[at + 1]!);
  add(17, form[at]!, kinds[at - 1]!);
  add(18, form[at]!, form[at + 1]!);
  add(19, form[at - 1]!, form[at]!);
  add(20, before2, kinds[at]!);
  add(21, shape[at]!, kinds[at]!);
  add(22, kinds[at + 1]!, before);
  add(23, form[at + 2]!, kinds[at]!);
}
