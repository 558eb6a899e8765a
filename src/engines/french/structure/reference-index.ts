import { authorNamings } from './author-namings.ts';
import { type Expressions, makeExpressions } from './expressions.ts';
import { fold } from './fold.ts';
import { makeNameIndex, type NameIndex } from './misspelt-names.ts';
import type { Naming, ReferenceEntry } from './reference-entry.ts';
import { alternatives, tableRows } from './reference-tables.ts';

export type ReferenceIndex = { expressions: Expressions<ReferenceEntry>; names: NameIndex };

export function makeReferenceIndex(read: (name: string) => string): ReferenceIndex {
  const ambiguous = new Set(
    tableRows(read('ambiguous-names.txt'), '\t').map(([name]) => fold(name!)),
  );
  const authors = authorNamings(
    ['philosophers.csv', 'literature.csv', 'people-ses-histoire.csv'].map(read),
    ambiguous,
  );
  const notions = ['notions.tsv', 'notions-ses-histoire.tsv', 'notions-sciences.tsv']
    .flatMap((name) => tableRows(read(name), '\t'))
    .flatMap(([, notion, variants]) =>
      plain('notion', notion!, [notion!, ...alternatives(variants)], true),
    );
  const terms = tableRows(read('literary-terms.txt'), '\t').flatMap(([term]) =>
    plain('literary-term', term!, [term!, `${term}s`], true),
  );
  const texts = tableRows(read('laws-theorems.tsv'), '\t').flatMap(([kind, name, variants]) =>
    plain(kind as 'law' | 'theorem', name!, [name!, ...alternatives(variants)], false),
  );
  return {
    expressions: makeExpressions([...authors, ...texts, ...terms, ...notions]),
    names: makeNameIndex(authors),
  };
}

const plain = (
  kind: ReferenceEntry['kind'],
  name: string,
  texts: string[],
  official: boolean,
): Naming[] => {
  const entry: ReferenceEntry = { kind, name, official, weight: 1, proof: 'none' };
  return texts.map((text) => [text, entry]);
};
