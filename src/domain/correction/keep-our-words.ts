import { foldedWords } from './fold.ts';

/** So many words of ours in a row are no chance: a marker is reciting what it was told. */
const RECITED = 10;
/** Letters without a space, longer than any word: something hidden in another writing. */
const BLOB = /\S{120,}/;

/**
 * Takes out of what a marker says the sentences that recite its instructions, carry a secret or hide something.
 * A copy may ask for them, and a model may obey: nobody reads its answer before the pupil does.
 */
export function keepOurWords(own: string, secrets: readonly string[] = []) {
  const told = new Set(runsOf(foldedWords(own).map(({ word }) => word)));
  return (text: string): string => {
    const words = foldedWords(text);
    const recited = words.map(() => false);
    for (const [at, run] of runsOf(words.map(({ word }) => word)).entries())
      if (told.has(run)) recited.fill(true, at, at + RECITED);
    if (!recited.includes(true) && !BLOB.test(text) && !holdsAny(text, secrets)) return text;
    return sentencesOf(text)
      .filter(({ start, end, text: sentence }) => {
        const isRecited = words.some(
          (word, i) => recited[i] && word.start >= start && word.start < end,
        );
        return !isRecited && !BLOB.test(sentence) && !holdsAny(sentence, secrets);
      })
      .map((sentence) => sentence.text)
      .join('')
      .trim();
  };
}

/** The same, for every text inside an answer. */
export function guardAnswer<T>(answer: T, guard: (text: string) => string): T {
  if (typeof answer === 'string') return guard(answer) as T;
  if (Array.isArray(answer)) return answer.map((part) => guardAnswer(part, guard)) as T;
  if (answer === null || typeof answer !== 'object') return answer;
  const parts = Object.entries(answer).map(([name, part]) => [name, guardAnswer(part, guard)]);
  return Object.fromEntries(parts) as T;
}

const runsOf = (words: string[]): string[] =>
  words
    .slice(0, Math.max(0, words.length - RECITED + 1))
    .map((_, at) => words.slice(at, at + RECITED).join(' '));

const sentencesOf = (text: string) =>
  Array.from(text.matchAll(/[^.!?\n]*(?:[.!?]+|\n|$)\s*/g), ({ 0: sentence, index }) => ({
    text: sentence,
    start: index,
    end: index + sentence.length,
  }));

/** The key of a model on one's own machine is often a word of no secret, such as « none »: half the language holds it. */
const SHORTEST_SECRET = 12;

const holdsAny = (text: string, secrets: readonly string[]) =>
  secrets.some((secret) => secret.length >= SHORTEST_SECRET && text.includes(secret));
