import type { Lexicon } from '../lexicon/lexicon.ts';
import type { FrenchDocument, Word } from '../text/document.ts';
import type { Match } from './expressions.ts';
import type { ReferenceEntry } from './reference-entry.ts';
import { contentStems } from './stems.ts';

type Context = {
  document: FrenchDocument;
  lexicon: Lexicon;
  theses: ReadonlySet<number>;
  /** Authors named elsewhere in the copy, beyond doubt. */
  named: ReadonlySet<string>;
};

/** Whether these words really are the entry, and not the same words meant plainly. */
export function isProven(
  entry: ReferenceEntry,
  match: Match<ReferenceEntry>,
  context: Context,
): boolean {
  switch (entry.proof) {
    case 'none':
      return true;
    case 'capital':
      return isNamed(match, context);
    case 'clue':
      return isNamed(match, context) && hasClue(entry, match, context);
    case 'title':
      return isTitle(entry, match, context);
  }
}

const isCapital = ({ raw }: Word) => /^\p{Lu}/u.test(raw);

/** A capital, or a form the language has no other use for (« platon »). */
function isNamed({ from, to }: Match<unknown>, { document, lexicon, theses }: Context): boolean {
  const { words, sentences } = document;
  const inside = words.slice(from, to).filter(({ kind }) => kind === 'word');
  const opens = sentences[words[from]!.sentence]!.from === from;
  if (inside.length === 1 && opens && lexicon.isWord(inside[0]!.form))
    return isCapital(inside[0]!) && theses.has(inside[0]!.sentence);
  if (inside.some((word, i) => isCapital(word) && (i > 0 || !opens || inside.length === 1)))
    return true;
  return inside.some(({ form }) => form.length > 4 && !lexicon.isWord(form));
}

/** A verb of thesis in the same sentence, or the author of that character or title named elsewhere. */
const hasClue = (
  entry: ReferenceEntry,
  { from }: Match<unknown>,
  { document, theses, named }: Context,
): boolean =>
  entry.kind === 'author'
    ? theses.has(document.words[from]!.sentence)
    : named.has(entry.author ?? '');

/** The longer the title, the less proof it needs. */
function isTitle(
  entry: ReferenceEntry,
  { from, to }: Match<unknown>,
  { document, lexicon, named }: Context,
): boolean {
  const { words, sentences } = document;
  const inside = words.slice(from, to).filter(({ kind }) => kind === 'word');
  const own = contentStems(entry.name).length;
  const opens = sentences[words[from]!.sentence]!.from === from;
  const quoted = words[from - 1]?.kind === 'punctuation' && /[«“"]/.test(words[from - 1]!.form);
  const capital = inside.some((word, i) => isCapital(word) && (i > 0 || !opens));
  const authored = named.has(entry.author ?? '');
  const proper = inside.some(({ form }) => form.length > 4 && !lexicon.isWord(form));
  if (own >= 3) return capital || quoted || authored || inside.length >= 5;
  if (own === 2) return (capital && !opens) || quoted || authored;
  return (capital || quoted) && (authored || (proper && isCapital(inside.at(-1)!)));
}
