import type { Point } from '../reading.ts';

/** A polynomial in u, counted from `origin` in units of `span`, so that the fit stays well conditioned. */
export type Curve = { origin: number; span: number; terms: number[] };

export function heightAt({ origin, span, terms }: Curve, x: number): number {
  // Beyond its letters a curve goes on straight: higher powers would fly off.
  const far = (x - origin) / span;
  const u = Math.min(Math.max(far, -1), 1);
  let y = 0;
  for (let i = terms.length - 1; i >= 0; i--) y = y * u + terms[i]!;
  return y + (far - u) * slopeAt(terms, u);
}

const slopeAt = (terms: number[], u: number) =>
  terms.slice(1).reduce((sum, t, i) => sum + (i + 1) * t * u ** i, 0);

/** Rise per pixel in the middle of the row. */
export const slopeOf = ({ terms, span }: Curve) => (terms[1] ?? 0) / span;

/**
 * Fits the feet of letters, leaving out those that hang below or float above.
 * `slope` is the lie of the page: short lines follow it, since a few letters say little.
 */
export function fitBaseline(feet: Point[], size: number, slope: number): Curve {
  const sorted = [...feet].sort((a, b) => a.x - b.x);
  const left = sorted[0]!.x;
  const right = sorted.at(-1)!.x;
  const frame = { origin: (left + right) / 2, span: Math.max(1, (right - left) / 2) };
  const degree = degreeFor(frame.span / size, feet.length);
  const flat: Curve = { ...frame, terms: [0, slope * frame.span] };
  const level: Curve = {
    ...frame,
    terms: [median(sorted.map((p) => p.y - heightAt(flat, p.x))), slope * frame.span],
  };
  if (degree === 0) return level;

  // Most letters stand on the line, so the median of a few neighbours does too, however the paper bends.
  const local = runningMedians(sorted);
  const standing = sorted.filter((p, i) => Math.abs(p.y - local[i]!) < 0.22 * size);
  let curve = leastSquares(standing.length > degree + 2 ? standing : sorted, frame, degree);
  for (const tolerance of [0.35, 0.22, 0.18]) {
    const near = sorted.filter((p) => Math.abs(p.y - heightAt(curve, p.x)) < tolerance * size);
    if (near.length < Math.max(degree + 3, feet.length * 0.35)) break;
    curve = leastSquares(near, frame, degree);
  }
  return curve;
}

const degreeFor = (reach: number, letters: number) =>
  reach < 4 || letters < 6
    ? 0
    : reach < 10 || letters < 14
      ? 1
      : reach < 18 || letters < 26
        ? 2
        : 3;

const NEIGHBOURS = 5;

function runningMedians(sorted: Point[]): number[] {
  return sorted.map((_, i) =>
    median(sorted.slice(Math.max(0, i - NEIGHBOURS), i + NEIGHBOURS + 1).map((p) => p.y)),
  );
}

function leastSquares(
  points: Point[],
  { origin, span }: { origin: number; span: number },
  degree: number,
): Curve {
  const n = degree + 1;
  const m = Array.from({ length: n }, () => new Float64Array(n + 1));
  for (const { x, y } of points) {
    const u = (x - origin) / span;
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) m[i]![j]! += u ** (i + j);
      m[i]![n]! += u ** i * y;
    }
  }
  // A breath of regularisation: letters all at one end must not send the other end to the sky.
  for (let i = 1; i < n; i++) m[i]![i]! += 0.003 * points.length * i;
  return { origin, span, terms: solve(m) };
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
