import type { FrenchDocument } from '../text/document.ts';
import type { MarkerRole, Markers } from './markers.ts';

/** Where the signs of each role stand in one text: the word each starts at. */
export type Marks = {
  within(role: MarkerRole, from: number, to: number): number[];
  has(role: MarkerRole, from: number, to: number): boolean;
};

/** What is quoted is somebody else's: it announces nothing. */
export function findMarks({ words }: FrenchDocument, markers: Markers): Marks {
  const places = new Map<MarkerRole, number[]>();
  for (const [i, word] of words.entries()) {
    if (word.shield === 'quotation' || word.kind !== 'word') continue;
    for (const role of markers.at(words, i)?.values ?? []) {
      const list = places.get(role) ?? [];
      places.set(role, list);
      list.push(i);
    }
  }
  const within = (role: MarkerRole, from: number, to: number) => {
    const list = places.get(role) ?? [];
    const first = firstFrom(list, from);
    let end = first;
    while (end < list.length && list[end]! < to) end++;
    return list.slice(first, end);
  };
  return { within, has: (role, from, to) => within(role, from, to).length > 0 };
}

function firstFrom(list: number[], least: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
