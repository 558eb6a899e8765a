import type { Span } from './transcript.ts';

/** A word as it is compared: no capitals, no accents, no ligatures. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

export type FoldedWord = Span & { word: string };

/** The words of a text, folded, each with its place. Digits count as words, punctuation does not. */
export function foldedWords(text: string): FoldedWord[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    word: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
