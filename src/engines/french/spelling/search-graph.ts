import {
  edgeEnds,
  edgeIsLast,
  edgeLetter,
  edgeTarget,
  type WordGraph,
} from '../lexicon/word-graph.ts';
import { deletionCost, insertionCost, substitutionCost, swapCost } from './edit-costs.ts';

/** A word graph and which of its words may be suggested. */
export type Searched = { graph: WordGraph; isWordNumber(number: number): boolean };

export type Neighbour = { word: string; cost: number };

/** Most edges followed in one search: bounds the time of the worst word. */
const patience = 150_000;
const deepest = 64;

/** Every accepted word within `limit` of what is written: a walk of the word graph with one row of costs a letter. */
export function searchGraph(lexicon: Searched, written: string, limit: number): Neighbour[] {
  const { edges, before, letters } = lexicon.graph;
  const size = written.length;
  const width = size + 1;
  const rows = new Float64Array(width * (deepest + 1));
  const path = new Uint8Array(deepest);
  const found: Neighbour[] = [];
  const removal = Float64Array.from(written, (letter, i) =>
    deletionCost(letter, written[i - 1] ?? '', i === size - 1),
  );
  const changes: Float64Array[] = [];
  const change = (letter: number) => {
    changes[letter] ??= Float64Array.from(written, (typed) =>
      substitutionCost(typed, letters[letter]!),
    );
    return changes[letter];
  };
  for (let i = 1; i <= size; i++) rows[i] = rows[i - 1]! + removal[i - 1]!;
  let steps = 0;

  const walk = (node: number, number: number, depth: number): void => {
    const row = depth * width;
    const next = row + width;
    const last = depth > 0 ? letters[path[depth - 1]!]! : '';
    for (let at = node; ; at++) {
      const edge = edges[at]!;
      if (++steps > patience) return;
      const letter = edgeLetter(edge);
      const least = fillRow(letter, last, depth, row, next);
      const rank = number + before[at]!;
      const ends = edgeEnds(edge);
      path[depth] = letter;
      if (ends && rows[next + size]! <= limit + 0.4) keep(rank, letter, last, row, next, depth);
      const target = edgeTarget(edge);
      if (target !== 0 && least <= limit && depth + 1 < deepest)
        walk(target, rank + (ends ? 1 : 0), depth + 1);
      if (edgeIsLast(edge)) return;
    }
  };

  /** A last letter forgotten costs less than one forgotten inside. */
  const keep = (
    rank: number,
    letter: number,
    last: string,
    row: number,
    next: number,
    depth: number,
  ): void => {
    const atEnd = rows[row + size]! + insertionCost(letters[letter]!, last, true);
    const cost = Math.min(rows[next + size]!, atEnd);
    if (cost > limit || !lexicon.isWordNumber(rank)) return;
    let word = '';
    for (let i = 0; i <= depth; i++) word += letters[path[i]!];
    found.push({ word, cost });
  };

  const fillRow = (
    letter: number,
    last: string,
    depth: number,
    row: number,
    next: number,
  ): number => {
    const sign = letters[letter]!;
    const insert = insertionCost(sign, last, false);
    const costs = change(letter);
    let least = rows[row]! + insert;
    rows[next] = least;
    for (let i = 1; i <= size; i++) {
      let best = rows[row + i]! + insert;
      const removed = rows[next + i - 1]! + removal[i - 1]!;
      if (removed < best) best = removed;
      const changed = rows[row + i - 1]! + costs[i - 1]!;
      if (changed < best) best = changed;
      if (depth > 0 && i > 1 && written[i - 1] === last && written[i - 2] === sign) {
        const swapped = rows[row - width + i - 2]! + swapCost;
        if (swapped < best) best = swapped;
      }
      rows[next + i] = best;
      if (best < least) least = best;
    }
    return least;
  };

  walk(0, 0, 0);
  return found;
}
