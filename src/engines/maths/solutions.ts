import type { Side } from './evaluate.ts';

/** Real solutions of left = right between -60 and 60, for one letter; undefined when there are too many to be an equation. */
export function solutionsOf(left: Side, right: Side, letter: string): number[] | undefined {
  const gap = (x: number) => {
    const [a, b] = [left.at({ [letter]: x }), right.at({ [letter]: x })];
    return a === undefined || b === undefined ? undefined : a - b;
  };
  const found: number[] = [];
  const keep = (x: number) => {
    if (!found.some((known) => Math.abs(known - x) < 1e-5)) found.push(x);
  };
  const step = 0.125;
  for (let x = -60; x < 60; x += step) {
    const [a, b] = [gap(x), gap(x + step)];
    if (a === undefined || b === undefined) continue;
    if (Math.abs(a) < 1e-10) keep(x);
    else if (a * b < 0 && Math.abs(a - b) < 1e4) keep(bisect(gap, x, x + step));
    else touch(gap, x, step, keep);
    if (found.length > 12) return undefined;
  }
  return found.sort((p, q) => p - q);
}

function bisect(gap: (x: number) => number | undefined, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    const value = gap(middle) ?? 0;
    if (value === 0) return middle;
    if ((gap(low) ?? 0) * value < 0) high = middle;
    else low = middle;
  }
  return Math.round(((low + high) / 2) * 1e9) / 1e9;
}

/** A double root touches zero without crossing: look for a dip inside the step. */
function touch(
  gap: (x: number) => number | undefined,
  x: number,
  step: number,
  keep: (x: number) => void,
): void {
  const [a, m, b] = [gap(x), gap(x + step / 2), gap(x + step)];
  if (a === undefined || m === undefined || b === undefined) return;
  if (!(Math.abs(m) <= Math.abs(a) && Math.abs(m) <= Math.abs(b)) || Math.abs(m) > 0.5) return;
  let [low, high] = [x, x + step];
  for (let i = 0; i < 80; i++) {
    const [p, q] = [low + (high - low) / 3, high - (high - low) / 3];
    if (Math.abs(gap(p) ?? 1) < Math.abs(gap(q) ?? 1)) high = q;
    else low = p;
  }
  const best = (low + high) / 2;
  if (Math.abs(gap(best) ?? 1) < 1e-9) keep(Math.round(best * 1e6) / 1e6);
}
