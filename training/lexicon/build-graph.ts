import type { WordGraph } from '../../src/engines/french/lexicon/word-graph.ts';

type Node = { edges: { letter: number; node: Node }[]; final: boolean; id: number; words: number };

/** Minimal acyclic graph of sorted words, built incrementally (Daciuk, Mihov, Watson & Watson, 2000). */
export function buildGraph(words: string[]): WordGraph {
  const letters = [...new Set(words.join(''))].sort().join('');
  const code = new Map([...letters].map((letter, i) => [letter, i]));
  if (letters.length > 128) throw new Error(`${letters.length} letters do not fit 7 bits`);
  const register = new Map<string, Node>();
  let ids = 0;
  const fresh = (): Node => ({ edges: [], final: false, id: -1, words: 0 });
  const root = fresh();
  const path: Node[] = [root];
  let previous = '';

  const settle = (depth: number) => {
    while (path.length > depth + 1) {
      const node = path.pop()!;
      const parent = path.at(-1)!;
      const signature =
        (node.final ? '!' : '') + node.edges.map((e) => `${e.letter}:${e.node.id}`).join(',');
      const twin = register.get(signature);
      if (twin) parent.edges.at(-1)!.node = twin;
      else {
        node.id = ids++;
        node.words = node.edges.reduce((sum, e) => sum + e.node.words, node.final ? 1 : 0);
        register.set(signature, node);
      }
    }
  };

  for (const word of words) {
    let common = 0;
    while (common < word.length && word[common] === previous[common]) common++;
    settle(common);
    for (let i = common; i < word.length; i++) {
      const node = fresh();
      path.at(-1)!.edges.push({ letter: code.get(word[i]!)!, node });
      path.push(node);
    }
    path.at(-1)!.final = true;
    previous = word;
  }
  settle(0);
  return layOut(root, letters, words.length);
}

function layOut(root: Node, letters: string, size: number): WordGraph {
  const place = new Map<Node, number>([[root, 0]]);
  const order: Node[] = [root];
  let next = root.edges.length;
  for (const node of order) {
    for (const { node: child } of node.edges) {
      if (child.edges.length === 0 || place.has(child)) continue;
      place.set(child, next);
      next += child.edges.length;
      order.push(child);
    }
  }
  const edges = new Uint32Array(next);
  const before = new Uint32Array(next);
  for (const node of order) {
    let count = 0;
    for (const [i, { letter, node: child }] of node.edges.entries()) {
      const at = place.get(node)! + i;
      const target = child.edges.length > 0 ? place.get(child)! : 0;
      edges[at] =
        ((target << 9) |
          (i === node.edges.length - 1 ? 256 : 0) |
          (child.final ? 128 : 0) |
          letter) >>>
        0;
      before[at] = count;
      count += child.words;
    }
  }
  return { letters, edges, before, size };
}
