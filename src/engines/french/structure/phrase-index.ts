import type { FrenchDocument, Word } from '../text/document.ts';

/** Finds many expressions at once: words without accents, the longest expression first. */
export type PhraseIndex<T> = ReadonlyMap<
  string,
  { words: string[]; value: T; capital: boolean; opening: boolean }[]
>;

export type PhraseMatch<T> = { from: number; to: number; value: T };

export function indexPhrases<T>(entries: { text: string; value: T }[]): PhraseIndex<T> {
  const index = new Map<
    string,
    { words: string[]; value: T; capital: boolean; opening: boolean }[]
  >();
  for (const { text, value } of entries) {
    const plain = text.replace(/^\^/, '');
    const words = plainWords(plain);
    if (words.length === 0) continue;
    const list = index.get(words[0]!) ?? [];
    list.push({ words, value, capital: /^\p{Lu}/u.test(plain), opening: text.startsWith('^') });
    index.set(words[0]!, list);
  }
  for (const list of index.values()) list.sort((a, b) => b.words.length - a.words.length);
  return index;
}

export function findPhrases<T>(document: FrenchDocument, index: PhraseIndex<T>): PhraseMatch<T>[] {
  const words = document.words.filter((word) => word.kind === 'word' || word.kind === 'number');
  const plain = words.map((word) => unaccent(word.form).replace(/^-/, ''));
  const found: PhraseMatch<T>[] = [];
  for (let i = 0; i < words.length; ) {
    const match = index.get(plain[i]!)?.find((entry) => fits(entry, words, plain, i));
    if (match)
      found.push({
        from: words[i]!.index,
        to: words[i + match.words.length - 1]!.index + 1,
        value: match.value,
      });
    i += match ? match.words.length : 1;
  }
  return found;

  function fits(
    entry: { words: string[]; capital: boolean; opening: boolean },
    all: Word[],
    forms: string[],
    at: number,
  ): boolean {
    if (entry.capital && all[at]!.raw === all[at]!.form) return false;
    if (entry.opening && !opensClause(document, all[at]!)) return false;
    return entry.words.every((word, k) => forms[at + k] === word);
  }
}

const opensClause = ({ words, sentences }: FrenchDocument, word: Word) =>
  sentences[word.sentence]!.from === word.index ||
  /^[,;:—–(]$/.test(words[word.index - 1]?.form ?? '');

/** The words of an expression as the tokeniser would cut them. */
function plainWords(text: string): string[] {
  return unaccent(text.toLowerCase().replace(/[’]/g, "'"))
    .split(/(?<=')|[\s,;:!?.()«»]+/u)
    .filter(Boolean);
}

export const unaccent = (form: string) =>
  form.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/æ/g, 'ae');
