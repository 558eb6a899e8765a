/** Error rates as everywhere in the field: edits over length, micro-averaged. */
export type Rates = { cer: number; wer: number };

/** One form for each sign before counting: quotes, hyphens, spaces. */
export const normalise = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—‑]/g, '-')
    .replace(/«\s*/g, '« ')
    .replace(/\s*»/g, ' »')
    .replace(/\s+/g, ' ')
    .trim();

export function rates(pairs: { read: string; truth: string }[]): Rates {
  let [chars, words, charEdits, wordEdits] = [0, 0, 0, 0];
  for (const pair of pairs) {
    const [read, truth] = [normalise(pair.read), normalise(pair.truth)];
    chars += truth.length;
    charEdits += editDistance([...read], [...truth]);
    const split = truth.split(' ');
    words += split.length;
    wordEdits += editDistance(read.split(' '), split);
  }
  return { cer: charEdits / Math.max(1, chars), wer: wordEdits / Math.max(1, words) };
}

export function editDistance(a: string[], b: string[]): number {
  let row = Uint32Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = new Uint32Array(b.length + 1);
    next[0] = i;
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    }
    row = next;
  }
  return row[b.length]!;
}
