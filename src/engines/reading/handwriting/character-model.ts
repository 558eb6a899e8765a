import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** How likely a character is after the few before it; characters are classes of the recogniser, states are places in the trie. */
export type CharacterModel = {
  /** After a space: where a line begins. */
  start: number;
  /** Natural logarithm of the chance of a class. */
  logOf(state: number, sign: number): number;
  next(state: number, sign: number): number;
};

/** Of the stored bytes (training/handwriting/character_model.py). */
const STEP = 0.05;
const LEAST = -12;
const ROOT = -1;
const SPACE = 1;

type Level = { signs: Uint8Array; log: Uint8Array; back?: Uint8Array; children?: Uint8Array };

/** Loads the trie; places are numbered order by order, so that the children of one follow each other. */
export function loadCharacterModel(path: string): CharacterModel {
  return characterModel(levelsOf(gunzipSync(readFileSync(path))));
}

export function characterModel(levels: Level[]): CharacterModel {
  const signs = joined(levels.map((level) => level.signs));
  const log = joined(levels.map((level) => level.log));
  const back = joined(levels.flatMap((level) => level.back ?? []));
  const children = joined(levels.flatMap((level) => level.children ?? []));
  const roots = levels[0]!.signs.length;
  const firstChild = new Uint32Array(children.length + 1);
  firstChild[0] = roots;
  children.forEach((count, i) => {
    firstChild[i + 1] = firstChild[i]! + count;
  });

  function child(state: number, sign: number): number {
    let low = state === ROOT ? 0 : state < children.length ? firstChild[state]! : 0;
    let high = state === ROOT ? roots : state < children.length ? firstChild[state + 1]! : 0;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (signs[middle]! < sign) low = middle + 1;
      else if (signs[middle]! > sign) high = middle;
      else return middle;
    }
    return ROOT;
  }

  const shorter = shorterContexts(signs, firstChild, child);
  const deepest = children.length;
  /** A state must have children to ask: the last order steps back to the context it ends with. */
  const asContext = (place: number) => (place >= deepest ? shorter[place]! : place);

  return {
    start: child(ROOT, SPACE),
    logOf(state, sign) {
      let [at, sum] = [state, 0];
      for (;;) {
        const place = child(at, sign);
        if (place !== ROOT) return sum + log[place]! * STEP + LEAST;
        if (at === ROOT) return sum + LEAST;
        sum += back[at]! * STEP + LEAST / 2;
        at = shorter[at]!;
      }
    },
    next(state, sign) {
      for (let at = state; ; at = shorter[at]!) {
        const place = child(at, sign);
        if (place !== ROOT || at === ROOT) return place === ROOT ? ROOT : asContext(place);
      }
    },
  };
}

/** For each place, that of the same characters without the first. */
function shorterContexts(
  signs: Uint8Array,
  firstChild: Uint32Array,
  child: (state: number, sign: number) => number,
): Int32Array {
  const shorter = new Int32Array(signs.length).fill(ROOT);
  for (let parent = 0; parent + 1 < firstChild.length; parent++)
    for (let place = firstChild[parent]!; place < firstChild[parent + 1]!; place++)
      shorter[place] = child(shorter[parent]!, signs[place]!);
  return shorter;
}

function levelsOf(file: Buffer): Level[] {
  const orders = file.readUInt32LE(0);
  let at = 4 * (1 + orders);
  const part = (size: number) => {
    at += size;
    return file.subarray(at - size, at);
  };
  return Array.from({ length: orders }, (_, n) => {
    const size = file.readUInt32LE(4 * (n + 1));
    const level = { signs: part(size), log: part(size) };
    return n + 1 < orders ? { ...level, back: part(size), children: part(size) } : level;
  });
}

function joined(parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
