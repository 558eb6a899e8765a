import { blank, histogramOf, percentile } from '../image/grey.ts';
import type { GreyImage } from '../recognition.ts';

const BLOCK = 128;

/** Brings the paper to white and the darkest ink to black, block by block along the line, as in training/handwriting/cut.py. */
export function levelInk(line: GreyImage): GreyImage {
  const { width, height, data } = line;
  const blocks = Math.max(1, Math.round(width / BLOCK));
  const edges = Array.from({ length: blocks + 1 }, (_, i) => Math.floor((i * width) / blocks));
  const tones = edges.slice(1).map((end, i) => Math.max(30, paperTone(line, edges[i]!, end)));
  const middles = edges.slice(1).map((end, i) => (edges[i]! + end) / 2);
  const flat = new Float32Array(data.length);
  for (let x = 0; x < width; x++) {
    const paper = between(middles, tones, x);
    for (let y = 0; y < height; y++) flat[y * width + x] = (data[y * width + x]! / paper) * 255;
  }
  const out = blank(width, height);
  for (let i = 0; i < flat.length; i++) out.data[i] = Math.min(255, flat[i]!);
  const depth = Math.max(40, 255 - percentile(histogramOf(out), 0.005));
  for (let i = 0; i < flat.length; i++) {
    out.data[i] = Math.min(255, Math.max(0, ((flat[i]! - (255 - depth)) * 255) / depth));
  }
  return out;
}

/** The third quartile of a stretch of the line: mostly paper. */
function paperTone({ width, height, data }: GreyImage, from: number, to: number): number {
  const counts = new Uint32Array(256);
  for (let y = 0; y < height; y++) {
    for (let x = from; x < to; x++) counts[data[y * width + x]!]!++;
  }
  return percentile(counts, 0.75);
}

function between(xs: number[], values: number[], x: number): number {
  const after = xs.findIndex((at) => at >= x);
  if (after === 0) return values[0]!;
  if (after < 0) return values.at(-1)!;
  const share = (x - xs[after - 1]!) / (xs[after]! - xs[after - 1]!);
  return values[after - 1]! * (1 - share) + values[after]! * share;
}
