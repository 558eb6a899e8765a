import type { Reference } from '../analysis.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { FrenchDocument } from '../text/document.ts';
import { findDates } from './find-dates.ts';
import { isProven } from './is-proven.ts';
import { findMisspeltName } from './misspelt-names.ts';
import type { ReferenceEntry } from './reference-entry.ts';
import type { ReferenceIndex } from './reference-index.ts';

/** One place where the copy names an entry: words `from` to `to`, the latter excluded. */
export type Mention = { entry: ReferenceEntry; from: number; to: number; misspelt: boolean };

/** A thesis is looked for in the sentence of the name and in the two that follow. */
const thesisReach = 3;

/** Every name, title, notion, date of the copy, in the order of the text. */
export function findMentions(
  document: FrenchDocument,
  index: ReferenceIndex,
  lexicon: Lexicon,
  theses: ReadonlySet<number>,
): Mention[] {
  const { words } = document;
  const candidates = [];
  for (let i = 0; i < words.length; i++) {
    if (words[i]!.shield === 'formula' && words[i]!.kind !== 'word') continue;
    const match = index.expressions.at(words, i);
    if (!match) continue;
    candidates.push(match);
    i = match.to - 1;
  }
  const named = new Set(
    candidates.flatMap(({ values }) =>
      values
        .filter(({ kind, proof }) => kind === 'author' && proof === 'capital')
        .map(({ name }) => name),
    ),
  );
  const mentions: Mention[] = [];
  const taken = new Set<number>();
  for (const match of candidates) {
    const proven = match.values.filter((entry) =>
      isProven(entry, match, { document, lexicon, theses, named }),
    );
    const entry = proven.find(({ author }) => author && named.has(author)) ?? proven[0];
    if (!entry) continue;
    mentions.push({ entry, from: match.from, to: match.to, misspelt: false });
    for (let i = match.from; i < match.to; i++) taken.add(i);
  }
  for (const word of words) {
    const entry = taken.has(word.index) ? undefined : findMisspeltName(word, index.names, lexicon);
    if (entry) mentions.push({ entry, from: word.index, to: word.index + 1, misspelt: true });
  }
  mentions.push(...findDates(document).filter(({ from }) => !taken.has(from)));
  return mentions.sort((a, b) => a.from - b.from);
}

/** One reference for each thing named, with all its mentions. */
export function gatherReferences(
  { words, sentences, text }: FrenchDocument,
  mentions: Mention[],
  theses: ReadonlySet<number>,
): Reference[] {
  const found = new Map<string, Reference>();
  for (const { entry, from, to, misspelt } of mentions) {
    const { kind, name, author, official, weight } = entry;
    const key = `${kind} ${name}`;
    const [start, end] = [words[from]!.start, words[to - 1]!.end];
    const known = found.get(key) ?? {
      kind,
      name,
      ...(author && { author }),
      official,
      weight,
      explained: false,
      mentions: [],
    };
    found.set(key, known);
    known.weight = Math.max(known.weight, weight);
    known.mentions.push({ start, end, text: text.slice(start, end), misspelt });
    const { sentence } = words[from]!;
    const reach = kind === 'date' || kind === 'notion' ? 1 : thesisReach;
    for (let s = sentence; s < Math.min(sentence + reach, sentences.length); s++)
      if (theses.has(s)) known.explained = true;
    if (kind === 'date' && sentences[sentence]!.to - sentences[sentence]!.from >= 10)
      known.explained = true;
  }
  return [...found.values()];
}
