import type { Reference } from '../analysis.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { FrenchDocument, Word } from '../text/document.ts';
import { findDates } from './find-dates.ts';
import { findPhrases, unaccent } from './phrase-index.ts';
import type { ReferenceEntry, ReferenceLists } from './reference-lists.ts';

type Mention = Reference['mentions'][number] & { word: number };

/** Authors, works, characters, notions, terms, dates and laws, with every place they are named. */
export function findReferences(
  document: FrenchDocument,
  lists: ReferenceLists,
  lexicon: Lexicon,
): Reference[] {
  const found = new Map<string, { entry: ReferenceEntry; mentions: Mention[] }>();
  const add = (entry: ReferenceEntry, from: number, to: number, misspelt: boolean) => {
    const start = document.words[from]!.start;
    const end = document.words[to - 1]!.end;
    const key = `${entry.kind} ${entry.name}`;
    const known = found.get(key) ?? { entry, mentions: [] };
    if (entry.weight > known.entry.weight) known.entry = entry;
    known.mentions.push({
      start,
      end,
      text: document.text.slice(start, end),
      misspelt,
      word: from,
    });
    found.set(key, known);
  };
  const taken = new Set<number>();
  for (const { from, to, value } of findPhrases(document, lists.references)) {
    if (value.ambiguous && !hasClue(document, from, to)) continue;
    add(value, from, to, false);
    for (let i = from; i < to; i++) taken.add(i);
  }
  for (const word of document.words) {
    const entry = taken.has(word.index) ? undefined : misspeltName(word, lists, lexicon);
    if (entry) add(entry, word.index, word.index + 1, true);
  }
  for (const { entry, from, to } of findDates(document)) add(entry, from, to, false);
  const theses = new Set(
    findPhrases(document, lists.markers.thesis!).map(({ from }) => document.words[from]!.sentence),
  );
  return [...found.values()].map(({ entry, mentions }) => ({
    kind: entry.kind,
    name: entry.name,
    ...(entry.author ? { author: entry.author } : {}),
    official: entry.official,
    weight: entry.weight,
    explained: mentions.some(({ word }) =>
      [0, 1, 2].some((step) => theses.has(document.words[word]!.sentence + step)),
    ),
    mentions: mentions.map(({ word: _, ...mention }) => mention),
  }));
}

const clues =
  /^(?:philosophe|philosophes|penseur|auteur|écrivain|selon|écrit|écrivait|montre|thèse|affirme|soutient|explique|dit|œuvre|livre|roman|pièce|dans|chez|pour|d'après|distingue|critique|auguste|adam|max|simone|hannah|blaise|walter|hans|francis|john|william|leo|raymond|charles|personnage|héroïne|jeune)$/;

/** A name that is also a common word needs its capital inside a sentence, and a sign that an author is meant. */
function hasClue({ words, sentences }: FrenchDocument, from: number, to: number): boolean {
  const word = words[from]!;
  if (word.raw === word.form || sentences[word.sentence]!.from === from) return false;
  for (let i = Math.max(0, from - 12); i < Math.min(words.length, to + 12); i++)
    if (clues.test(words[i]!.form)) return true;
  return false;
}

/** « Nietsche », « Decartes » : one slip in a short name, two in a long one, and not a word of its own. */
function misspeltName(
  word: Word,
  { names }: ReferenceLists,
  lexicon: Lexicon,
): ReferenceEntry | undefined {
  const { raw, form } = word;
  if (word.kind !== 'word' || form.length < 5 || raw[0] === form[0] || raw === raw.toUpperCase())
    return undefined;
  if (lexicon.isWord(form) || lexicon.isName(form)) return undefined;
  const plainForm = unaccent(form);
  return names.find(({ plain }) => {
    const target = unaccent(plain);
    const allowed = target.length > 8 ? 2 : 1;
    return (
      target[0] === plainForm[0] &&
      Math.abs(target.length - plainForm.length) <= allowed &&
      distance(target, plainForm, allowed) <= allowed
    );
  })?.entry;
}

function distance(a: string, b: string, limit: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(
        Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    }
    if (Math.min(...next) > limit) return limit + 1;
    row = next;
  }
  return row[b.length]!;
}
