import { level } from './align-transcription.ts';

/** Half of two strangers: rather two words without a partner than one false pair. */
const MISSING = 0.45;

/** For each word of `theirs`, the index of the word of `ours` at the same place, by the cheapest alignment of the two. */
export function matchWords(theirs: string[], ours: string[]): (number | undefined)[] {
  const a = theirs.map(level);
  const b = ours.map(level);
  const width = b.length + 1;
  const cost = new Float32Array((a.length + 1) * width);
  for (let i = 1; i <= a.length; i++) cost[i * width] = i * MISSING;
  for (let j = 1; j <= b.length; j++) cost[j] = j * MISSING;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const swap = cost[(i - 1) * width + j - 1]! + unlikeness(a[i - 1]!, b[j - 1]!);
      cost[i * width + j] = Math.min(
        swap,
        cost[(i - 1) * width + j]! + MISSING,
        cost[i * width + j - 1]! + MISSING,
      );
    }
  }
  const matches = new Array<number | undefined>(a.length).fill(undefined);
  for (let i = a.length, j = b.length; i > 0 && j > 0; ) {
    const here = cost[i * width + j]!;
    if (Math.abs(here - cost[(i - 1) * width + j - 1]! - unlikeness(a[i - 1]!, b[j - 1]!)) < 1e-4) {
      matches[--i] = --j;
    } else if (Math.abs(here - cost[(i - 1) * width + j]! - MISSING) < 1e-4) i--;
    else j--;
  }
  return matches;
}

/** 0 for the same word, 1 for strangers; cheap, since a page compares half a million pairs. */
function unlikeness(a: string, b: string): number {
  if (a === b) return 0;
  const longest = Math.max(a.length, b.length);
  if (Math.abs(a.length - b.length) > 0.5 * longest) return 1;
  let head = 0;
  while (head < a.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  return 1 - (0.9 * (head + tail)) / longest;
}
