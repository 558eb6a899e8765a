import type { Values } from './compute.ts';

// Simple values first: the first that tells the sides apart is the one shown to the pupil.
const REALS = [2, 3, 5, 1.5, 0.7, 7.3, -1, -2.6, 0.31];
const WHOLES = [2, 3, 5, 1, 4, 7, 6, 8, 9];
const WHOLE_NAME = /^[nkmpNj]$/;

/** Fixed values for the letters, different from one letter to the next. */
export function samplePoints(names: string[]): Values[] {
  return REALS.map((_, i) =>
    Object.fromEntries(
      names.map((name, j) => {
        const values = WHOLE_NAME.test(name) ? WHOLES : REALS;
        return [name, values[(i + 2 * j) % values.length]! + (j > 3 ? j : 0)];
      }),
    ),
  );
}
