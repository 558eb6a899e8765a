import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitWords } from './split-words.ts';

const compounds = new Set(['arc-en-ciel', 'peut-être', 'est-à-dire']);
const forms = (text: string) =>
  splitWords(text, (form) => compounds.has(form)).map(({ form }) => form);

describe('words of a text', () => {
  it('cuts elisions and inversions, keeps compounds whole', () => {
    expect(forms("L'homme peut-il voir l’arc-en-ciel ?")).toEqual([
      "l'",
      'homme',
      'peut',
      '-il',
      'voir',
      "l'",
      'arc-en-ciel',
      '?',
    ]);
    expect(forms("Y a-t-il peut-être aujourd'hui quelqu'un ?")).toEqual([
      'y',
      'a',
      '-t-il',
      'peut-être',
      "aujourd'hui",
      "quelqu'un",
      '?',
    ]);
    expect(forms("C'est-à-dire 3,14 au XXe siècle (20e)…")).toEqual([
      "c'est-à-dire",
      '3,14',
      'au',
      'xxe',
      'siècle',
      '(',
      '20e',
      ')',
      '…',
    ]);
  });

  it('gives every piece its exact place in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const pieces = splitWords(text, () => false);
        const ordered = pieces.every(
          ({ start, end }, i) => end > start && start >= (pieces[i - 1]?.end ?? 0),
        );
        return ordered && (pieces.at(-1)?.end ?? 0) <= text.length;
      }),
      { numRuns: 300 },
    );
  });

  it('finds the same words whatever the apostrophe and the way accents are coded', () => {
    expect(forms('l’été'.normalize('NFD'))).toEqual(forms("l'été"));
  });
});
