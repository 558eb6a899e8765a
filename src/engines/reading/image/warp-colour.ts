import type { Pixels } from './decode-image.ts';
import type { Homography } from './homography.ts';

const PAPER = 255;

/** Draws a picture whose every pixel is taken from `source` where `toSource` says; outside is paper. */
export function warpColour(
  source: Pixels,
  toSource: Homography,
  width: number,
  height: number,
): Pixels {
  const { width: sw, height: sh, channels, data } = source;
  const out = Buffer.alloc(width * height * channels, PAPER);
  const [a, b, c, d, e, f, g, i, j] = toSource as [
    ...[number, number, number, number, number, number, number, number, number],
  ];
  const row = sw * channels;
  for (let y = 0, to = 0; y < height; y++) {
    let nx = b * y + c;
    let ny = e * y + f;
    let w = i * y + j;
    for (let x = 0; x < width; x++, nx += a, ny += d, w += g, to += channels) {
      const px = nx / w;
      const py = ny / w;
      if (px < 0 || py < 0 || px >= sw - 1 || py >= sh - 1) continue;
      const fx = px - (px | 0);
      const fy = py - (py | 0);
      const from = (py | 0) * row + (px | 0) * channels;
      for (let k = 0; k < channels; k++) {
        const at = from + k;
        const upper = data[at]! + (data[at + channels]! - data[at]!) * fx;
        const lower = data[at + row]! + (data[at + row + channels]! - data[at + row]!) * fx;
        out[to + k] = upper + (lower - upper) * fy;
      }
    }
  }
  return { width, height, channels, data: out };
}
