import { bestPath } from '../src/engines/reading/handwriting/align-signs.ts';
import type { LineScores } from '../src/engines/reading/handwriting/decode-line.ts';

/**
 * The scores of a better recogniser, made from those of a poor one: each sign of the truth, and each blank between, gets evidence
 * of its own (a draw round `strength`), as a longer training would give it. For settings that must hold for the next weights too.
 */
export function sharper(
  scores: LineScores,
  truth: readonly number[],
  strength: number,
  seed: number,
): LineScores {
  const { steps, classes } = scores;
  const data = scores.data.slice();
  const draw = normal(seed);
  let [state, evidence] = [-1, 0];
  bestPath(scores, truth).forEach((at, t) => {
    if (at !== state) [state, evidence] = [at, Math.max(0, strength * (1 + 0.6 * draw()))];
    const row = data.subarray(t * classes, (t + 1) * classes);
    row[at % 2 === 1 ? truth[(at - 1) / 2]! : 0]! += evidence;
    const total = Math.log(row.reduce((sum, value) => sum + Math.exp(value), 0));
    row.forEach((value, c) => {
      row[c] = value - total;
    });
  });
  return { data, steps, classes };
}

/** Normal draws, the same for the same seed. */
function normal(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  const uniform = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 1) / 4294967297;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}
