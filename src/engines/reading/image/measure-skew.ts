import type { GreyImage } from '../recognition.ts';
import { components } from './components.ts';
import { histogramOf, partGreys } from './grey.ts';

export type Skew = {
  /** Radians the lines of text rise to the right of horizontal (positive: they go down on the screen). */
  angle: number;
  /** The text runs up or down the page: a quarter turn is missing. */
  sideways: boolean;
};

const DEGREE = Math.PI / 180;
const MAX_POINTS = 40_000;

/** How the lines of text lie on a flattened page: where the ink, seen edge on, gathers most sharply. */
export function measureSkew(page: GreyImage, reach = 30): Skew {
  const points = inkPoints(page);
  if (points.xs.length < 24) return { angle: 0, sideways: false };
  const across = bestAngle(points.xs, points.ys, reach);
  const down = bestAngle(points.ys, points.xs, reach);
  if (down.sharpness > across.sharpness * 1.15) return { angle: -down.angle, sideways: true };
  return { angle: across.angle, sideways: false };
}

/** The feet and heads of pieces as small as letters: rules, frames and shadows would speak louder than the text. */
function inkPoints(page: GreyImage): { xs: Float32Array; ys: Float32Array } {
  const { threshold, dark, light } = partGreys(histogramOf(page));
  if (light - dark < 25) return { xs: new Float32Array(), ys: new Float32Array() };
  const found = components(page, threshold);
  const most = Math.max(page.width, page.height) / 14;
  const xs: number[] = [];
  const ys: number[] = [];
  for (let i = 0; i < found.count; i++) {
    const w = found.right[i]! - found.left[i]! + 1;
    const h = found.bottom[i]! - found.top[i]! + 1;
    if (w > most || h > most || w * h < 6 || w > 12 * h || h > 12 * w) continue;
    // Long pieces (touching letters) count once per letter width.
    const cx = (found.left[i]! + found.right[i]!) / 2;
    const cy = (found.top[i]! + found.bottom[i]!) / 2;
    xs.push(cx);
    ys.push(cy);
  }
  const step = Math.max(1, Math.ceil(xs.length / MAX_POINTS));
  return {
    xs: Float32Array.from(xs.filter((_, i) => i % step === 0)),
    ys: Float32Array.from(ys.filter((_, i) => i % step === 0)),
  };
}

function bestAngle(
  xs: Float32Array,
  ys: Float32Array,
  reach: number,
): { angle: number; sharpness: number } {
  let best = { angle: 0, sharpness: 0 };
  const look = (degrees: number) => {
    const sharpness = gathering(xs, ys, Math.tan(degrees * DEGREE));
    if (sharpness > best.sharpness) best = { angle: degrees, sharpness };
  };
  for (let d = -reach; d <= reach; d += 0.5) look(d);
  const coarse = best.angle;
  for (let d = coarse - 0.5; d <= coarse + 0.5; d += 0.05) look(d);
  return { angle: best.angle * DEGREE, sharpness: best.sharpness };
}

/** How unevenly the points fall on an axis across lines of this slope. */
function gathering(xs: Float32Array, ys: Float32Array, slope: number): number {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  const places = new Float32Array(xs.length);
  for (let i = 0; i < xs.length; i++) {
    const place = ys[i]! - xs[i]! * slope;
    places[i] = place;
    if (place < low) low = place;
    if (place > high) high = place;
  }
  const bins = new Float32Array(Math.ceil((high - low) / 2) + 3);
  for (const place of places) {
    const at = (place - low) / 2;
    const bin = at | 0;
    bins[bin]! += 1 - (at - bin);
    bins[bin + 1]! += at - bin;
  }
  let sum = 0;
  for (const count of bins) sum += count * count;
  return sum / xs.length;
}
