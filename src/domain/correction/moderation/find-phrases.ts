import { type FoldedWord, foldedWords } from '../fold.ts';
import type { Span } from '../transcript.ts';

/** Words that may slip between two words of a phrase: « je veux vraiment mourir ». */
const GAP = 2;

export type PhraseMatch = Span & { phrase: string; between: string[]; before: string[] };

/** Every place where the words of a phrase come in order, close to one another, in one sentence. */
export function findPhrases(text: string, phrases: string[]): PhraseMatch[] {
  const words = foldedWords(text);
  return phrases.flatMap((phrase) => {
    const wanted = foldedWords(phrase).map(({ word }) => word);
    return words.flatMap((_, i) => matchAt(words, i, wanted, phrase, text) ?? []);
  });
}

function matchAt(
  words: FoldedWord[],
  first: number,
  wanted: string[],
  phrase: string,
  text: string,
): PhraseMatch | undefined {
  const start = words[first];
  if (!start || start.word !== wanted[0]) return undefined;
  const between: string[] = [];
  let at = first;
  for (const word of wanted.slice(1)) {
    const next = words
      .slice(at + 1, at + 2 + GAP)
      .findIndex((candidate) => candidate.word === word);
    if (next === -1) return undefined;
    between.push(...words.slice(at + 1, at + 1 + next).map((skipped) => skipped.word));
    at += next + 1;
  }
  const end = words[at]!.end;
  if (/[.!?\n]\s/.test(text.slice(start.start, end))) return undefined;
  const before = words.slice(Math.max(0, first - 3), first).map(({ word }) => word);
  return { start: start.start, end, phrase, between, before };
}
