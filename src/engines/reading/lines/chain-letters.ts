import type { Letter } from './letters.ts';

/** Joins each letter to its neighbour on the right, and gives the chains: words and lines as the eye follows them. */
export function chainLetters(letters: Letter[], size: number, reach = 2.2): Letter[][] {
  const sorted = [...letters].sort((a, b) => a.left - b.left);
  const bands = bandsOf(sorted, size);
  const parent = sorted.map((_, i) => i);
  const find = (i: number): number => {
    while (parent[i] !== i) {
      parent[i] = parent[parent[i]!]!;
      i = parent[i]!;
    }
    return i;
  };
  for (let i = 0; i < sorted.length; i++) {
    const next = neighbour(i, sorted, bands, size, reach);
    if (next !== undefined) parent[find(next)] = find(i);
  }
  const chains = new Map<number, Letter[]>();
  for (let i = 0; i < sorted.length; i++) {
    const root = find(i);
    const chain = chains.get(root);
    if (chain) chain.push(sorted[i]!);
    else chains.set(root, [sorted[i]!]);
  }
  return [...chains.values()];
}

/** Letters by the height they stand at, each band in order from left to right. */
function bandsOf(sorted: Letter[], size: number): Map<number, number[]> {
  const bands = new Map<number, number[]>();
  sorted.forEach(({ top, bottom }, i) => {
    for (let band = Math.floor(top / size); band <= Math.floor(bottom / size); band++) {
      const list = bands.get(band);
      if (list) list.push(i);
      else bands.set(band, [i]);
    }
  });
  return bands;
}

function neighbour(
  i: number,
  sorted: Letter[],
  bands: Map<number, number[]>,
  size: number,
  reach: number,
): number | undefined {
  const from = sorted[i]!;
  let best: number | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let band = Math.floor(from.top / size); band <= Math.floor(from.bottom / size); band++) {
    const list = bands.get(band) ?? [];
    for (let k = firstAfter(list, i); k < list.length; k++) {
      const to = sorted[list[k]!]!;
      const gap = to.left - from.right;
      if (gap > reach * size) break;
      if (to.right <= from.right) continue;
      const shared = Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top);
      const least = Math.min(from.bottom - from.top, to.bottom - to.top);
      if (shared < 0.45 * Math.min(least, size * 1.3)) continue;
      // Of two neighbours at the same distance, the one standing on the same foot is the next letter.
      const cost =
        Math.max(gap, 0) +
        0.7 * Math.min(Math.abs(from.bottom - to.bottom), Math.abs(from.top - to.top));
      if (cost < bestCost) {
        bestCost = cost;
        best = list[k]!;
      }
    }
  }
  return best;
}

function firstAfter(list: number[], i: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! <= i) low = middle + 1;
    else high = middle;
  }
  return low;
}
