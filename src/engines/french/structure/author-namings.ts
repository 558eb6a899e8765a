import { fold } from './fold.ts';
import type { Naming, Proof, ReferenceEntry } from './reference-entry.ts';
import { alternatives, tableRows } from './reference-tables.ts';

/** An allusion (the cave, the cogito) counts less than a name. */
const allusion = 0.5;

type Author = { name: string; official: boolean; namings: Naming[] };

/** Rows « name;variants;works;status;characters ». An author met in two lists is one author. */
export function authorNamings(lists: string[], ambiguous: ReadonlySet<string>): Naming[] {
  const known = new Map<string, Author>();
  const namings: Naming[] = [];
  for (const [listed = '', variants = '', works, status = '', characters] of lists.flatMap((list) =>
    tableRows(list, ';'),
  )) {
    const names = [listed.replace(/\s*\(.*\)/, ''), ...alternatives(variants)];
    const before = names.map((name) => known.get(fold(name))).find(Boolean);
    const author = before?.name ?? listed;
    const official = /^P/.test(status) || before?.official === true;
    const entry = (
      kind: ReferenceEntry['kind'],
      name: string,
      weight: number,
      proof: Proof,
    ): ReferenceEntry => ({
      kind,
      name,
      ...(kind !== 'author' && { author }),
      official,
      weight,
      proof,
    });
    const asName = (text: string): Proof => (ambiguous.has(fold(text)) ? 'clue' : 'capital');
    for (const text of names) {
      if (/\p{Lu}/u.test(text)) namings.push([text, entry('author', author, 1, asName(text))]);
      else
        for (const form of inflected(text))
          namings.push([form, entry('author', author, allusion, 'none')]);
      known.set(fold(text), { name: author, official, namings });
    }
    for (const text of alternatives(works).filter((title) => !title.startsWith('('))) {
      if (/^\p{Lu}|^\d/u.test(text)) namings.push([text, entry('work', text, 1, 'title')]);
      else namings.push([text, entry('author', author, allusion, 'none')]);
    }
    for (const text of alternatives(characters))
      namings.push([text, entry('character', text, allusion, asName(text))]);
  }
  return namings;
}

/** « kantien » also stands for « kantienne » and their plurals. */
function inflected(text: string): string[] {
  if (/\s/.test(text)) return [text];
  const feminine = text.replace(/(i|é)en(s?)$/, '$1enne$2');
  return [...new Set([text, `${text}s`, feminine, `${feminine}s`])];
}
