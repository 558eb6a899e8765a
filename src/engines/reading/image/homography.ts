import type { Point } from '../reading.ts';
import type { GreyImage } from '../recognition.ts';
import { blank } from './grey.ts';

/** A mapping of one plane to another, row by row: nine numbers, the last one 1. */
export type Homography = readonly number[];

export const IDENTITY: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export function map(h: Homography, { x, y }: Point): Point {
  const w = h[6]! * x + h[7]! * y + h[8]!;
  return { x: (h[0]! * x + h[1]! * y + h[2]!) / w, y: (h[3]! * x + h[4]! * y + h[5]!) / w };
}

/** First `inner`, then `outer`. */
export function compose(outer: Homography, inner: Homography): Homography {
  const out: number[] = [];
  for (let r = 0; r < 3; r++) {
    for (let c = 0; c < 3; c++) {
      out.push(
        outer[r * 3]! * inner[c]! +
          outer[r * 3 + 1]! * inner[3 + c]! +
          outer[r * 3 + 2]! * inner[6 + c]!,
      );
    }
  }
  return out.map((v) => v / out[8]!);
}

export function invert(h: Homography): Homography {
  const [a, b, c, d, e, f, g, i, j] = h as number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const out = [
    e * j - f * i,
    c * i - b * j,
    b * f - c * e,
    f * g - d * j,
    a * j - c * g,
    c * d - a * f,
    d * i - e * g,
    b * g - a * i,
    a * e - b * d,
  ];
  return out.map((v) => v / out[8]!);
}

export const scaling = (s: number): Homography => [s, 0, 0, 0, s, 0, 0, 0, 1];
export const translation = (x: number, y: number): Homography => [1, 0, x, 0, 1, y, 0, 0, 1];
export const rotation = (radians: number): Homography => {
  const [c, s] = [Math.cos(radians), Math.sin(radians)];
  return [c, -s, 0, s, c, 0, 0, 0, 1];
};

/** The mapping that takes four points to four others, by elimination. */
export function homographyOf(from: Point[], to: Point[]): Homography {
  const rows = from.flatMap(({ x, y }, i) => {
    const { x: u, y: v } = to[i]!;
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  for (let i = 0; i < 8; i++) {
    let pivot = i;
    for (let k = i + 1; k < 8; k++)
      if (Math.abs(rows[k]![i]!) > Math.abs(rows[pivot]![i]!)) pivot = k;
    [rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!];
    for (let k = 0; k < 8; k++) {
      if (k === i || rows[i]![i] === 0) continue;
      const factor = rows[k]![i]! / rows[i]![i]!;
      for (let j = i; j < 9; j++) rows[k]![j]! -= factor * rows[i]![j]!;
    }
  }
  return [...rows.map((row, i) => row[8]! / (row[i]! || 1)), 1];
}

/** Draws a new image whose every pixel is taken from `source` where `toSource` says; outside is paper. */
export function warp(
  source: GreyImage,
  toSource: Homography,
  width: number,
  height: number,
): GreyImage {
  const out = blank(width, height, 255);
  const { width: sw, height: sh, data } = source;
  const [a, b, c, d, e, f, g, i, j] = toSource as number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let y = 0; y < height; y++) {
    let nx = b * y + c;
    let ny = e * y + f;
    let w = i * y + j;
    const row = y * width;
    for (let x = 0; x < width; x++, nx += a, ny += d, w += g) {
      const px = nx / w;
      const py = ny / w;
      if (px < 0 || py < 0 || px >= sw - 1 || py >= sh - 1) continue;
      const x0 = px | 0;
      const y0 = py | 0;
      const fx = px - x0;
      const at = y0 * sw + x0;
      const upper = data[at]! + (data[at + 1]! - data[at]!) * fx;
      const lower = data[at + sw]! + (data[at + sw + 1]! - data[at + sw]!) * fx;
      out.data[row + x] = upper + (lower - upper) * (py - y0);
    }
  }
  return out;
}
