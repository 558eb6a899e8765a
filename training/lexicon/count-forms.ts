import { existsSync, readFileSync } from 'node:fs';
import { splitSentences } from '../../src/engines/french/text/split-sentences.ts';
import { type IsCompound, splitWords } from '../../src/engines/french/text/split-words.ts';
import { sources } from '../corrector/corpus.ts';

/** How often a form is seen, and how often with a capital inside a sentence. */
export type FormCount = { count: number; capital: number };

export function countForms(folder: string, isCompound: IsCompound): Map<string, FormCount> {
  const counts = new Map<string, FormCount>();
  for (const { name } of sources) {
    const path = `${folder}/${name}.txt`;
    if (!existsSync(path)) continue;
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      const pieces = splitWords(line, isCompound);
      const starts = new Set(splitSentences(pieces, line));
      for (const [i, piece] of pieces.entries()) {
        if (piece.kind !== 'word') continue;
        const entry = counts.get(piece.form) ?? { count: 0, capital: 0 };
        counts.set(piece.form, entry);
        entry.count += 1;
        const first = line[piece.start]!;
        if (first !== first.toLowerCase() && !starts.has(i) && !starts.has(i - 1))
          entry.capital += 1;
      }
    }
  }
  return counts;
}
