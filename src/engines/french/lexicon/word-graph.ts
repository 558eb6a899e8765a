/**
 * All words in one minimal graph: each word has a number (its rank in alphabetical order) and each number a word.
 * An edge is 32 bits: 7 for the letter, 1 when a word ends there, 1 for the last edge of a node, 23 for the first edge of the next node.
 * `before` counts the words that come before those of the edge, within its node.
 */
export type WordGraph = { letters: string; edges: Uint32Array; before: Uint32Array; size: number };

export const edgeLetter = (edge: number) => edge & 127;
export const edgeEnds = (edge: number) => (edge & 128) !== 0;
export const edgeIsLast = (edge: number) => (edge & 256) !== 0;
export const edgeTarget = (edge: number) => edge >>> 9;

/** The number of a word, or -1. */
export function wordNumber(graph: WordGraph, word: string): number {
  const codes = letterCodes(graph);
  let at = 0;
  let number = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = codes.get(word.charCodeAt(i));
    if (letter === undefined) return -1;
    const found = edgeOf(graph, at, letter);
    if (found < 0) return -1;
    const edge = graph.edges[found]!;
    number += graph.before[found]!;
    if (i === word.length - 1) return edgeEnds(edge) ? number : -1;
    if (edgeEnds(edge)) number += 1;
    at = edgeTarget(edge);
    if (at === 0) return -1;
  }
  return -1;
}

export function wordOf(graph: WordGraph, number: number): string {
  let rest = number;
  let word = '';
  let at = 0;
  for (;;) {
    let chosen = at;
    while (!edgeIsLast(graph.edges[chosen]!) && graph.before[chosen + 1]! <= rest) chosen++;
    const edge = graph.edges[chosen]!;
    rest -= graph.before[chosen]!;
    word += graph.letters[edgeLetter(edge)];
    if (edgeEnds(edge)) {
      if (rest === 0) return word;
      rest -= 1;
    }
    at = edgeTarget(edge);
    if (at === 0) throw new Error(`no word ${number}`);
  }
}

function edgeOf(graph: WordGraph, node: number, letter: number): number {
  for (let i = node; ; i++) {
    const edge = graph.edges[i]!;
    if (edgeLetter(edge) === letter) return i;
    if (edgeIsLast(edge)) return -1;
  }
}

const codesOf = new WeakMap<WordGraph, Map<number, number>>();

export function letterCodes(graph: WordGraph): Map<number, number> {
  const known = codesOf.get(graph);
  if (known) return known;
  const codes = new Map([...graph.letters].map((letter, code) => [letter.charCodeAt(0), code]));
  codesOf.set(graph, codes);
  return codes;
}
