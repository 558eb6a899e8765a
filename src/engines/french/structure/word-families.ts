import { fold } from './fold.ts';
import { alternatives, tableRows } from './reference-tables.ts';
import { stemOf } from './stems.ts';

/** Stems that answer for one another: « bonheur » speaks of being « heureux ». */
export type WordFamilies = ReadonlyMap<string, string[]>;

export function readWordFamilies(text: string): WordFamilies {
  const families = new Map<string, Set<string>>();
  for (const [line] of tableRows(text, '\t')) {
    const stems = alternatives(line).map((word) => stemOf(fold(word)));
    for (const stem of stems) {
      const family = families.get(stem) ?? new Set();
      families.set(stem, family);
      for (const other of stems) family.add(other);
    }
  }
  return new Map([...families].map(([stem, family]) => [stem, [...family]]));
}
