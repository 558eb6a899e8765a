import { editDistance } from '../../src/engines/reading/transcription/edit-distance.ts';

/** Spelling kept, typography levelled: spaces, quotes and dashes have many right forms, letters one. */
export function level(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .replace(/« /g, '«')
    .replace(/ »/g, '»')
    .trim();
}

export type Score = { errors: number; length: number; wordErrors: number; words: number };

export function score(read: string, expected: string): Score {
  const [a, b] = [level(read), level(expected)];
  const [p, q] = [a.split(' '), b.split(' ')];
  return {
    errors: editDistance([...a], [...b]),
    length: b.length,
    wordErrors: editDistance(p, q),
    words: q.length,
  };
}

export function total(scores: Score[]): Score {
  const sum = (key: keyof Score) => scores.reduce((n, s) => n + s[key], 0);
  return {
    errors: sum('errors'),
    length: sum('length'),
    wordErrors: sum('wordErrors'),
    words: sum('words'),
  };
}

export const cer = ({ errors, length }: Score) => errors / Math.max(1, length);
export const wer = ({ wordErrors, words }: Score) => wordErrors / Math.max(1, words);
export const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
