import type { GreyImage } from '../recognition.ts';

/** The connected pieces of ink of a page, as parallel arrays: there are thousands. */
export type Components = {
  count: number;
  left: Int32Array;
  top: Int32Array;
  right: Int32Array;
  bottom: Int32Array;
  /** Pixels of ink. */
  area: Int32Array;
};

/** Finds every piece of ink darker than the threshold, by runs of pixels joined from row to row. */
export function components({ width, height, data }: GreyImage, threshold: number): Components {
  const starts: number[] = [];
  const ends: number[] = [];
  const parent: number[] = [];
  const rowOf: number[] = [];
  const find = (i: number) => {
    let root = i;
    while (parent[root] !== root) root = parent[root]!;
    while (parent[i] !== root) {
      const next = parent[i]!;
      parent[i] = root;
      i = next;
    }
    return root;
  };
  let previous = 0;
  let previousEnd = 0;
  for (let y = 0; y < height; y++) {
    const first = starts.length;
    const at = y * width;
    let above = previous;
    for (let x = 0; x < width; x++) {
      if (data[at + x]! > threshold) continue;
      const start = x;
      while (x < width && data[at + x]! <= threshold) x++;
      const run = starts.length;
      starts.push(start);
      ends.push(x - 1);
      rowOf.push(y);
      parent.push(run);
      while (above < previousEnd && ends[above]! < start - 1) above++;
      for (let k = above; k < previousEnd && starts[k]! <= x; k++) {
        const a = find(k);
        const b = find(run);
        if (a !== b) parent[Math.max(a, b)] = Math.min(a, b);
      }
    }
    previous = first;
    previousEnd = starts.length;
  }
  return gather(starts, ends, rowOf, find);
}

function gather(
  starts: number[],
  ends: number[],
  rowOf: number[],
  find: (i: number) => number,
): Components {
  const index = new Int32Array(starts.length).fill(-1);
  let count = 0;
  for (let i = 0; i < starts.length; i++) if (find(i) === i) index[i] = count++;
  const left = new Int32Array(count).fill(2 ** 30);
  const top = new Int32Array(count).fill(2 ** 30);
  const right = new Int32Array(count).fill(-1);
  const bottom = new Int32Array(count).fill(-1);
  const area = new Int32Array(count);
  for (let i = 0; i < starts.length; i++) {
    const c = index[find(i)]!;
    if (starts[i]! < left[c]!) left[c] = starts[i]!;
    if (ends[i]! > right[c]!) right[c] = ends[i]!;
    if (rowOf[i]! < top[c]!) top[c] = rowOf[i]!;
    if (rowOf[i]! > bottom[c]!) bottom[c] = rowOf[i]!;
    area[c]! += ends[i]! - starts[i]! + 1;
  }
  return { count, left, top, right, bottom, area };
}
