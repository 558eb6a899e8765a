/** Insertions, deletions and substitutions between two sequences (Levenshtein). */
export function editDistance<T>(a: ArrayLike<T>, b: ArrayLike<T>): number {
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
