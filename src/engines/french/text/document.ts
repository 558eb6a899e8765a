import type { Span } from '../analysis.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { FineTag, Tagger } from '../tagging/tagger.ts';
import { splitParagraphs } from './paragraphs.ts';
import { shieldsOf } from './shields.ts';
import { splitSentences } from './split-sentences.ts';
import { type Piece, splitWords } from './split-words.ts';

/** A text read once: its words, where sentences and paragraphs start, what each word is. */
export type FrenchDocument = {
  text: string;
  words: Word[];
  sentences: Sentence[];
  paragraphs: (Span & { from: number; to: number })[];
};

export type Word = Piece & {
  index: number;
  raw: string;
  tag: FineTag;
  /** How far the tag was ahead of the next: low is unsure. */
  margin: number;
  sentence: number;
  /** Why nothing here may be held against the pupil, if so. */
  shield: Shield | undefined;
};

/** Quoted words are somebody else's; names, verse, formulas and other languages follow their own rules. */
export type Shield = 'quotation' | 'verse' | 'formula' | 'foreign' | 'title' | 'mention';

/** Words `from` to `to`, the latter excluded. */
export type Sentence = Span & { from: number; to: number; paragraph: number };

/** No sentence is longer: what looks like one is a list or noise, and rules that look around would crawl. */
const longestSentence = 300;

export function readDocument(text: string, lexicon: Lexicon, tagger: Tagger): FrenchDocument {
  const document: FrenchDocument = { text, words: [], sentences: [], paragraphs: [] };
  for (const paragraph of splitParagraphs(text)) {
    const pieces = joinCutWords(piecesIn(text, paragraph, lexicon), text, lexicon);
    if (pieces.length === 0) continue;
    const first = document.sentences.length;
    const starts = splitSentences(pieces, text, longestSentence);
    for (let s = 0; s < starts.length; s++) {
      addSentence(
        document,
        pieces.slice(starts[s], starts[s + 1]),
        document.paragraphs.length,
        tagger,
      );
    }
    document.paragraphs.push({ ...paragraph, from: first, to: document.sentences.length });
  }
  for (const { from, to, shield } of shieldsOf(document, lexicon)) {
    for (let i = from; i < to; i++) document.words[i]!.shield ??= shield;
  }
  return document;
}

function piecesIn(text: string, { start, end }: Span, lexicon: Lexicon): Piece[] {
  const pieces = splitWords(text.slice(start, end), lexicon.isCompound);
  for (const piece of pieces) {
    piece.start += start;
    piece.end += start;
  }
  return pieces;
}

function addSentence(
  document: FrenchDocument,
  pieces: Piece[],
  paragraph: number,
  tagger: Tagger,
): void {
  const from = document.words.length;
  const raws = pieces.map(({ start, end }) => document.text.slice(start, end));
  const { tags, margins } = tagger.tag(
    pieces.map((piece) => piece.form),
    raws,
  );
  for (const [i, piece] of pieces.entries()) {
    document.words.push({
      ...piece,
      index: from + i,
      raw: raws[i]!,
      tag: tags[i]!,
      margin: margins[i]!,
      sentence: document.sentences.length,
      shield: undefined,
    });
  }
  document.sentences.push({
    start: pieces[0]!.start,
    end: pieces.at(-1)!.end,
    from,
    to: document.words.length,
    paragraph,
  });
}

/** « conscien- / ce » at the end of a line is one word, when the language knows it. */
function joinCutWords(pieces: Piece[], text: string, lexicon: Lexicon): Piece[] {
  const joined: Piece[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!;
    const [hyphen, rest] = [pieces[i + 1], pieces[i + 2]];
    const cut =
      rest &&
      piece.kind === 'word' &&
      hyphen?.form === '-' &&
      hyphen.start === piece.end &&
      rest.kind === 'word';
    if (cut && /^\s*\n\s*$/.test(text.slice(hyphen.end, rest.start))) {
      const form = [piece.form + rest.form, `${piece.form}-${rest.form}`].find(lexicon.isWord);
      if (form) {
        joined.push({ start: piece.start, end: rest.end, form, kind: 'word' });
        i += 2;
        continue;
      }
    }
    joined.push(piece);
  }
  return joined;
}
