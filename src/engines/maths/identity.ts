import type { Side } from './evaluate.ts';

/** Values tried for every letter: small, negative, fractional and irrational-looking ones. */
const trials = [2, 3, -1, 0.5, 5, -2.5, 1.7, 7, 0.3, 11];

export type Comparison =
  | { equal: true }
  | { equal: false; at: Record<string, number>; left: number; right: number }
  | { equal: undefined };

/** Whether two sides agree wherever both can be computed; undefined when they never can. */
export function compareSides(left: Side, right: Side, tolerance = 1e-9): Comparison {
  const letters = [...new Set([...left.letters, ...right.letters])];
  let compared = 0;
  for (const [i] of (letters.length === 0 ? [0] : trials).entries()) {
    const values = Object.fromEntries(
      letters.map((letter, k) => [letter, trials[(i + 3 * k) % trials.length]!]),
    );
    const [a, b] = [left.at(values), right.at(values)];
    if (a === undefined || b === undefined) continue;
    compared += 1;
    if (Math.abs(a - b) > tolerance * Math.max(1, Math.abs(a), Math.abs(b)))
      return { equal: false, at: values, left: a, right: b };
  }
  return compared > 0 ? { equal: true } : { equal: undefined };
}
