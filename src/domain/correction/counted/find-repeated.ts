import { foldedWords } from '../fold.ts';
import type { Passage } from './passage.ts';
import { segmentsOf } from './segments.ts';

/** A short sentence may rightly come back: the question itself, a refrain. */
const LONG_ENOUGH = 10;
const SAME_SHARE = 0.85;
const PIECE = 4;

/** Sentences that come back nearly word for word; the first time counts, the others do not. */
export function findRepeated(text: string, subjectText = ''): Passage[] {
  const seen = new Set<string>();
  const asked = new Set(piecesOf(foldedWords(subjectText).map(({ word }) => word)));
  const repeated: Passage[] = [];
  for (const { start, end, text: sentence } of segmentsOf(text)) {
    const words = foldedWords(sentence).map(({ word }) => word);
    const pieces = piecesOf(words);
    const own = pieces.filter((piece) => !asked.has(piece));
    const again = own.filter((piece) => seen.has(piece)).length;
    if (words.length >= LONG_ENOUGH && own.length > 0 && again / own.length >= SAME_SHARE) {
      repeated.push({ start, end, reason: 'repeated' });
    }
    for (const piece of pieces) seen.add(piece);
  }
  return repeated;
}

const piecesOf = (words: string[]) =>
  words
    .slice(0, Math.max(0, words.length - PIECE + 1))
    .map((_, i) => words.slice(i, i + PIECE).join(' '));
