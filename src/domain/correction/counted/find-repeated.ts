import { foldedWords } from '../fold.ts';
import type { Passage } from './passage.ts';
import { segmentsOf } from './segments.ts';

/** A short sentence may rightly come back: the question itself, a refrain. */
const LONG_ENOUGH = 10;
const SAME_SHARE = 0.85;
const PIECE = 4;

/** Sentences that come back nearly word for word; the first time counts, the others do not. */
export function findRepeated(text: string, subjectText = ''): Passage[] {
  const asked = new Set(piecesOf(wordsOf(subjectText)));
  const seenPieces = new Set<string>();
  const seenSentences = new Set<string>();

  const judged = segmentsOf(text).map(({ start, end, text: sentence }) => {
    const words = wordsOf(sentence);
    const pieces = piecesOf(words);
    const own = pieces.filter((piece) => !asked.has(piece));
    const again = own.filter((piece) => seenPieces.has(piece)).length;
    const known = seenSentences.has(words.join(' '));
    const repeated =
      words.length >= LONG_ENOUGH && own.length > 0 && again / own.length >= SAME_SHARE;
    for (const piece of pieces) seenPieces.add(piece);
    seenSentences.add(words.join(' '));
    return { start, end, known, repeated };
  });

  // A short sentence between two repeated ones belongs to the repeated block.
  judged.forEach((sentence, i) => {
    if (sentence.known && judged[i - 1]?.repeated) sentence.repeated = true;
  });
  for (let i = judged.length - 2; i >= 0; i--) {
    const sentence = judged[i]!;
    if (sentence.known && judged[i + 1]?.repeated) sentence.repeated = true;
  }
  return judged
    .filter(({ repeated }) => repeated)
    .map(({ start, end }) => ({ start, end, reason: 'repeated' }));
}

const wordsOf = (text: string) => foldedWords(text).map(({ word }) => word);

const piecesOf = (words: string[]) =>
  words
    .slice(0, Math.max(0, words.length - PIECE + 1))
    .map((_, i) => words.slice(i, i + PIECE).join(' '));
