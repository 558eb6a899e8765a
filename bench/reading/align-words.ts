import { level } from './score-text.ts';

/** For each word read, whether the text really has it there: the cheapest alignment of the two. */
export function rightWords(read: string[], expected: string[]): boolean[] {
  const a = read.map(level);
  const b = expected.map(level);
  const width = b.length + 1;
  const cost = new Uint16Array((a.length + 1) * width);
  for (let i = 0; i <= a.length; i++) cost[i * width] = i;
  for (let j = 0; j <= b.length; j++) cost[j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const swap = cost[(i - 1) * width + j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      cost[i * width + j] = Math.min(
        swap,
        cost[(i - 1) * width + j]! + 1,
        cost[i * width + j - 1]! + 1,
      );
    }
  }
  const right = new Array<boolean>(a.length).fill(false);
  for (let i = a.length, j = b.length; i > 0 && j > 0; ) {
    const here = cost[i * width + j]!;
    const same = a[i - 1] === b[j - 1];
    if (here === cost[(i - 1) * width + j - 1]! + (same ? 0 : 1)) {
      right[i - 1] = same;
      i--;
      j--;
    } else if (here === cost[(i - 1) * width + j]! + 1) i--;
    else j--;
  }
  return right;
}
