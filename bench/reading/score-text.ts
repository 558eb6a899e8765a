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
    errors: distance([...a], [...b]),
    length: b.length,
    wordErrors: distance(p, q),
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

/** Insertions, deletions and substitutions between two sequences (Levenshtein). */
export function distance<T>(a: T[], b: T[]): number {
  let above = Uint32Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = new Uint32Array(b.length + 1);
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const swap = above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(swap, above[j]! + 1, row[j - 1]! + 1);
    }
    above = row;
  }
  return above[b.length]!;
}
