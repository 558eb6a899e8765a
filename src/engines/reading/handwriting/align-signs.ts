import type { LineScores } from './decode-line.ts';

/** Where a sign stands on the line, in steps, and how sure the network is of it. */
export type PlacedSign = { sign: number; confidence: number; centre: number };

const NEVER = Number.NEGATIVE_INFINITY;

/** Places a given reading on its line. */
export function alignSigns(scores: LineScores, signs: readonly number[]): PlacedSign[] {
  return placesAlong(bestPath(scores, signs), signs, scores);
}

/** The likeliest alignment (Viterbi): for each step 2i + 1 where sign i stands, 2i on the blank before it. */
export function bestPath({ data, steps, classes }: LineScores, signs: readonly number[]): number[] {
  const states = 2 * signs.length + 1;
  const signOf = (s: number) => (s % 2 === 1 ? signs[(s - 1) / 2]! : 0);
  const came = new Uint8Array(steps * states);
  let score = new Float64Array(states).fill(NEVER);
  score[0] = 0;
  for (let t = 0; t < steps; t++) {
    const next = new Float64Array(states).fill(NEVER);
    for (let s = 0; s < states; s++) {
      let [best, back] = [score[s]!, 0];
      if (s > 0 && score[s - 1]! > best) [best, back] = [score[s - 1]!, 1];
      if (mayLeap(s, signOf) && score[s - 2]! > best) [best, back] = [score[s - 2]!, 2];
      next[s] = best + data[t * classes + signOf(s)]!;
      came[t * states + s] = back;
    }
    score = next;
  }
  const ends = states > 1 && score[states - 2]! > score[states - 1]! ? states - 2 : states - 1;
  return pathTo(ends, came, steps, states);
}

/** A blank may be skipped between two different signs. */
const mayLeap = (s: number, signOf: (s: number) => number) =>
  s > 1 && s % 2 === 1 && signOf(s) !== signOf(s - 2);

function pathTo(last: number, came: Uint8Array, steps: number, states: number): number[] {
  const path: number[] = new Array(steps);
  for (let t = steps - 1, s = last; t >= 0; s -= came[t * states + s]!, t--) path[t] = s;
  return path;
}

function placesAlong(
  path: number[],
  signs: readonly number[],
  { data, classes }: LineScores,
): PlacedSign[] {
  const placed: (PlacedSign & { first: number })[] = [];
  path.forEach((s, t) => {
    if (s % 2 === 0) return;
    const [index, confidence] = [(s - 1) / 2, Math.exp(data[t * classes + signs[(s - 1) / 2]!]!)];
    const known = placed[index];
    if (!known) placed[index] = { sign: signs[index]!, confidence, centre: t + 0.5, first: t };
    else {
      known.confidence = Math.max(known.confidence, confidence);
      known.centre = (known.first + t + 1) / 2;
    }
  });
  return placed.map(({ sign, confidence, centre }) => ({ sign, confidence, centre }));
}
