import type { Word } from '../text/document.ts';
import { type Expressions, makeExpressions } from './expressions.ts';
import { rolePairs } from './reference-tables.ts';

/** What the lists call a sign of each part of an essay. */
export type MarkerRole =
  | 'problem'
  | 'tension'
  | 'plan'
  | 'conclusion'
  | 'thesis'
  | 'example'
  | 'definition'
  | 'step'
  | 'transition';

export type Markers = Expressions<MarkerRole>;

export const makeMarkers = (...lists: string[]): Markers =>
  makeExpressions(
    lists.flatMap(rolePairs).map(([expression, role]) => [expression, role as MarkerRole]),
  );

/** Whether a marker of that role stands among the words `from` to `to`, the latter excluded. */
export function hasMarker(
  markers: Markers,
  role: MarkerRole,
  words: Word[],
  from: number,
  to: number,
): boolean {
  // Each start is tried: « on peut se demander » must not hide « dans quelle mesure » inside a longer match.
  for (let i = from; i < Math.min(to, words.length); i++) {
    if (words[i]!.shield !== 'quotation' && markers.at(words, i)?.values.includes(role)) return true;
  }
  return false;
}
