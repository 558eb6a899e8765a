import type { LineScores } from './decode-line.ts';

const NEVER = Number.NEGATIVE_INFINITY;

/** Logarithm of the chance that steps `from` to `to` (not included) show exactly these signs, whatever the alignment (CTC). */
export function likelihoodOf(
  { data, classes }: LineScores,
  signs: readonly number[],
  from: number,
  to: number,
): number {
  const states = 2 * signs.length + 1;
  const signOf = (s: number) => (s % 2 === 1 ? signs[(s - 1) / 2]! : 0);
  const score = new Float64Array(states).fill(NEVER);
  score[0] = 0;
  for (let t = from; t < to; t++) {
    for (let s = states - 1; s >= 0; s--) {
      let sum = score[s]!;
      if (s > 0) sum = addLogs(sum, score[s - 1]!);
      if (s > 1 && s % 2 === 1 && signOf(s) !== signOf(s - 2)) sum = addLogs(sum, score[s - 2]!);
      score[s] = sum + data[t * classes + signOf(s)]!;
    }
  }
  return states > 1 ? addLogs(score[states - 1]!, score[states - 2]!) : score[0]!;
}

/** Logarithm of a sum, from logarithms. */
export function addLogs(a: number, b: number): number {
  if (a === NEVER) return b;
  if (b === NEVER) return a;
  return a > b ? a + Math.log1p(Math.exp(b - a)) : b + Math.log1p(Math.exp(a - b));
}
