import { readFileSync } from 'node:fs';
import type { ConnectorRole, ReferenceKind } from '../analysis.ts';
import { indexPhrases, type PhraseIndex } from './phrase-index.ts';

/** What a reference is, whatever the words used for it. */
export type ReferenceEntry = {
  kind: ReferenceKind;
  name: string;
  author?: string;
  official: boolean;
  weight: number;
  /** Also an ordinary word or first name: needs a clue nearby. */
  ambiguous: boolean;
};

export type ReferenceLists = {
  references: PhraseIndex<ReferenceEntry>;
  /** Names of one word, to recognise them misspelt. */
  names: { plain: string; entry: ReferenceEntry }[];
  connectors: PhraseIndex<ConnectorRole>;
  markers: Record<string, PhraseIndex<string>>;
};

const ambiguous = new Set(
  'Alain Benjamin Pascal Bernard Jonas Constant Comte James Bacon Smith Mill Weber Aron Strauss Taylor Berlin Singer Austin Anders Sen More Marc Sand Levi Zone Horace Nana Camille Agnès Silvia Suzanne Contes Fables'.split(
    ' ',
  ),
);
/** Titles that are plain words: only counted with their capital and their article, or not at all. */
const tooCommon =
  /^(?:Fragments|Poème|Paradoxes|Manuel|Entretiens|Propos|Éthique|Essais|Pensées|Aurore|Situations|Anthropologie|Physique|Rhétorique|Encyclopédie|Zone|Liberté|Contes|Fables|René|Nana|Sido|1984|\(.*\))$/u;

export function loadReferenceLists(folder: URL): ReferenceLists {
  const read = (name: string) =>
    readFileSync(new URL(name, folder), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
  const entries: { text: string; value: ReferenceEntry }[] = [];
  for (const line of [...read('philosophers.csv'), ...read('literature.csv')])
    entries.push(...authorEntries(line));
  for (const line of read('notions.tsv')) {
    const [, notion = '', variants = ''] = line.split('\t');
    for (const text of variants.split('|')) entries.push({ text, value: plain('notion', notion) });
  }
  for (const term of read('literary-terms.txt')) {
    for (const text of [term, `${term}s`])
      entries.push({ text, value: plain('literary-term', term) });
  }
  const connectors = read('connectors.tsv').flatMap((line) => {
    const [role = '', list = ''] = line.split('\t');
    return list.split('|').map((text) => ({ text, value: role as ConnectorRole }));
  });
  const markers = Object.fromEntries(
    read('markers.tsv').map((line) => {
      const [role = '', list = ''] = line.split('\t');
      return [role, indexPhrases(list.split('|').map((text) => ({ text, value: text })))];
    }),
  );
  const names = entries
    .filter(
      ({ value, text }) =>
        value.kind === 'author' && /^\p{Lu}\p{L}{4,}$/u.test(text) && !value.ambiguous,
    )
    .map(({ text, value }) => ({ plain: text.toLowerCase(), entry: value }));
  return {
    references: indexPhrases(entries),
    names,
    connectors: indexPhrases(connectors),
    markers,
  };
}

const plain = (kind: ReferenceKind, name: string): ReferenceEntry => ({
  kind,
  name,
  official: false,
  weight: 1,
  ambiguous: false,
});

function authorEntries(line: string): { text: string; value: ReferenceEntry }[] {
  const [name = '', variants = '', works = '', status = '', characters = ''] = line.split(';');
  const official = status.startsWith('P');
  const last = name.split(' ').at(-1)!;
  const author: ReferenceEntry = {
    kind: 'author',
    name,
    official,
    weight: 1,
    ambiguous: ambiguous.has(name),
  };
  const list = [{ text: name, value: author }];
  if (last !== name && last.length > 4 && /^\p{Lu}/u.test(last))
    list.push({ text: last, value: author });
  for (const text of variants.split('|').filter(Boolean)) {
    const isName = /^\p{Lu}/u.test(text);
    list.push({
      text,
      value: isName
        ? { ...author, ambiguous: ambiguous.has(text) }
        : { ...author, weight: 0.5, ambiguous: false },
    });
  }
  for (const text of works.split('|')) {
    if (!text || tooCommon.test(text)) continue;
    const allusion = !/^\p{Lu}/u.test(text);
    list.push({
      text,
      value: {
        kind: 'work',
        name: text,
        author: name,
        official,
        weight: allusion ? 0.5 : 1,
        ambiguous: ambiguous.has(text),
      },
    });
  }
  for (const text of characters.split('|').filter(Boolean)) {
    list.push({
      text,
      value: {
        kind: 'character',
        name: text,
        author: name,
        official,
        weight: 0.5,
        ambiguous: ambiguous.has(text),
      },
    });
  }
  return list;
}
