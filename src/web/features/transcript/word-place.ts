import type { TranscriptView, TranscriptWordView } from '#contract/transcript.ts';
import type { WordFix } from '#domain/exam/word-fix.ts';

/** Where a word stands, counted from 1. */
export type WordPlace = { page: number; line: number; word: number };

export type PlacedWord = WordPlace & { id: string; read: TranscriptWordView };

export const placeId = ({ page, line, word }: WordPlace): string => `${page}-${line}-${word}`;

/** Every word of the copy in reading order. */
export const wordsOf = ({ pages }: Pick<TranscriptView, 'pages'>): PlacedWord[] =>
  pages.flatMap(({ lines }, pageAt) =>
    lines.flatMap(({ words }, lineAt) =>
      words.map((read, wordAt) => {
        const place = { page: pageAt + 1, line: lineAt + 1, word: wordAt + 1 };
        return { ...place, id: placeId(place), read };
      }),
    ),
  );

/** What the pupil says of words, by place; a text equal to what was read only says that it was seen. */
export type Says = ReadonlyMap<string, string>;

export function fixesOf(words: readonly PlacedWord[], says: Says): WordFix[] {
  return words.flatMap(({ id, page, line, word, read }) => {
    const text = says.get(id);
    const before = read.struck ? '' : read.text;
    return text === undefined || text === before ? [] : [{ page, line, word, text }];
  });
}

export type Look = 'plain' | 'doubtful' | 'seen' | 'fixed' | 'removed' | 'struck';

/** How a word is shown: by what was read, and by what its author said. */
export function lookOf({ id, read }: PlacedWord, says: Says): Look {
  const text = says.get(id);
  if (text === undefined) return read.struck ? 'struck' : read.doubtful ? 'doubtful' : 'plain';
  if (read.struck) return text === '' ? 'struck' : 'fixed';
  if (text === read.text) return 'seen';
  return text === '' ? 'removed' : 'fixed';
}
