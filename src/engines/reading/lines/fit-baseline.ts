import type { Point } from '../reading.ts';

/** y = a + b·u + c·u², u counted from `origin` in units of `span`, so that the fit stays well conditioned. */
export type Curve = { origin: number; span: number; a: number; b: number; c: number };

export const heightAt = ({ origin, span, a, b, c }: Curve, x: number): number => {
  const u = (x - origin) / span;
  return a + b * u + c * u * u;
};

/**
 * Fits the feet of letters, leaving out those that hang below or float above.
 * `slope` is the lie of the page: short lines follow it, since a few letters say little.
 */
export function fitBaseline(feet: Point[], size: number, slope: number): Curve {
  const xs = feet.map((p) => p.x);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const origin = (left + right) / 2;
  const span = Math.max(1, (right - left) / 2);
  let kept = feet;
  let curve: Curve = { origin, span, a: 0, b: slope * span, c: 0 };
  curve.a = median(kept.map((p) => p.y - heightAt(curve, p.x)));
  const degree =
    span < size * 4 || feet.length < 6 ? 0 : span < size * 12 || feet.length < 14 ? 1 : 2;
  for (const tolerance of [0.6, 0.4, 0.25, 0.2, 0.2]) {
    const near = feet.filter((p) => Math.abs(p.y - heightAt(curve, p.x)) < tolerance * size);
    if (near.length < Math.max(3, feet.length * 0.3)) break;
    kept = near;
    curve = leastSquares(kept, curve, tolerance > 0.5 ? Math.min(degree, 1) : degree);
  }
  return curve;
}

function leastSquares(points: Point[], { origin, span, b, c }: Curve, degree: number): Curve {
  if (degree === 0) {
    const flat: Curve = { origin, span, a: 0, b, c };
    return { ...flat, a: median(points.map((p) => p.y - heightAt(flat, p.x))) };
  }
  const n = degree + 1;
  const m = Array.from({ length: n }, () => new Float64Array(n + 1));
  for (const { x, y } of points) {
    const u = (x - origin) / span;
    const powers = [1, u, u * u];
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) m[i]![j]! += powers[i]! * powers[j]!;
      m[i]![n]! += powers[i]! * y;
    }
  }
  // A breath of regularisation: letters all at one end must not send the other end to the sky.
  for (let i = 1; i < n; i++) m[i]![i]! += 0.01 * points.length * i;
  const [a = 0, slope = 0, bend = 0] = solve(m);
  return { origin, span, a, b: slope, c: bend };
}

function solve(m: Float64Array[]): number[] {
  const n = m.length;
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < n; k++) {
      if (k === i || m[i]![i] === 0) continue;
      const factor = m[k]![i]! / m[i]![i]!;
      for (let j = i; j <= n; j++) m[k]![j]! -= factor * m[i]![j]!;
    }
  }
  return m.map((row, i) => row[n]! / (row[i]! || 1));
}

export function median(values: number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}
