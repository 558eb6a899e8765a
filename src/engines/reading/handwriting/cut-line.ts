import { blank } from '../image/grey.ts';
import type { Point } from '../reading.ts';
import type { FoundLine, GreyImage } from '../recognition.ts';

/** Rows of a line image: what the recogniser was trained on. */
export const LINE_HEIGHT = 64;
// The same two numbers as in training/handwriting/cut.py.
const AIR = 1.2;
const OVERHANG = 0.3;

export type LineImage = {
  image: GreyImage;
  /** Where a point of the line image lies on the page. */
  toPage(x: number, y: number): Point;
};

/** Cuts a line out of its page along the baseline, straightened and brought to a standard height. */
export function cutLine(page: GreyImage, line: Pick<FoundLine, 'baseline' | 'polygon'>): LineImage {
  const { up, down } = reachOf(line);
  const tall = AIR * (up + down);
  const scale = tall / LINE_HEIGHT;
  if (scale > 2) return cutFromHalf(page, line);
  const { xs, ys } = path(line.baseline, tall, scale);
  const slopes = ys.map((_, i) => {
    const [a, b] = [Math.max(0, i - 1), Math.min(ys.length - 1, i + 1)];
    return b > a ? (ys[b]! - ys[a]!) / (xs[b]! - xs[a]!) : 0;
  });
  const toPage = (x: number, y: number): Point => {
    const i = Math.min(xs.length - 1, Math.max(0, Math.round(x)));
    const away = (y + 0.5) * scale - AIR * up;
    const length = Math.hypot(1, slopes[i]!);
    return {
      x: xs[i]! + (x - i) * scale - (slopes[i]! / length) * away,
      y: ys[i]! + away / length,
    };
  };
  const image = blank(xs.length, LINE_HEIGHT, 255);
  for (let x = 0; x < image.width; x++) {
    const top = toPage(x, 0);
    const next = toPage(x, 1);
    for (let y = 0; y < LINE_HEIGHT; y++) {
      image.data[y * image.width + x] = sample(
        page,
        top.x + (next.x - top.x) * y,
        top.y + (next.y - top.y) * y,
      );
    }
  }
  return { image, toPage };
}

/** Very large writing: bilinear sampling would skip pixels, so the page is halved first. */
function cutFromHalf(page: GreyImage, line: Pick<FoundLine, 'baseline' | 'polygon'>): LineImage {
  const half = (points: Point[]) => points.map(({ x, y }) => ({ x: x / 2, y: y / 2 }));
  const small = cutLine(halfOf(page), {
    baseline: half(line.baseline),
    polygon: half(line.polygon),
  });
  return {
    image: small.image,
    toPage: (x, y) => {
      const point = small.toPage(x, y);
      return { x: point.x * 2, y: point.y * 2 };
    },
  };
}

const halves = new WeakMap<GreyImage, GreyImage>();

/** Kept with the page: every large line of it asks again. */
function halfOf(page: GreyImage): GreyImage {
  const half = halves.get(page) ?? shrinkByTwo(page);
  halves.set(page, half);
  return half;
}

function shrinkByTwo({ width, height, data }: GreyImage): GreyImage {
  const out = blank(Math.max(1, width >> 1), Math.max(1, height >> 1));
  for (let y = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++) {
      const at = Math.min(height - 1, 2 * y) * width + 2 * x;
      const below = at + (2 * y + 1 < height ? width : 0);
      out.data[y * out.width + x] =
        (data[at]! + data[at + 1]! + data[below]! + data[below + 1]!) / 4;
    }
  }
  return out;
}

/** How far the outline reaches above and below the baseline, leaving out its tallest tenth. */
function reachOf({ baseline, polygon }: Pick<FoundLine, 'baseline' | 'polygon'>): {
  up: number;
  down: number;
} {
  const above: number[] = [];
  const below: number[] = [];
  for (const { x, y } of polygon) {
    const away = y - heightAt(baseline, x);
    if (away < 0) above.push(-away);
    else below.push(away);
  }
  const high = (values: number[]) =>
    values.sort((a, b) => a - b)[Math.floor(0.9 * (values.length - 1))] ?? 0;
  return { up: Math.max(8, high(above)), down: Math.max(3, high(below)) };
}

/** Columns of the line image on the page, the baseline smoothed over one line height. */
function path(baseline: Point[], tall: number, scale: number): { xs: number[]; ys: number[] } {
  const from = baseline[0]!.x - OVERHANG * tall;
  const to = baseline.at(-1)!.x + OVERHANG * tall;
  const count = Math.max(16, Math.ceil((to - from) / scale));
  const xs = Array.from({ length: count }, (_, i) => from + i * scale);
  const raw = xs.map((x) => heightAt(baseline, x));
  const reach = LINE_HEIGHT >> 1;
  const sums = [0];
  for (const y of raw) sums.push(sums.at(-1)! + y);
  const total = (from: number, to: number) => sums[to]! - sums[from]!;
  const ys = raw.map((_, i) => {
    const [a, b] = [Math.max(0, i - reach), Math.min(count, i + reach + 1)];
    const missing = { left: Math.max(0, reach - i), right: Math.max(0, i + reach + 1 - count) };
    return (total(a, b) + missing.left * raw[0]! + missing.right * raw.at(-1)!) / (2 * reach + 1);
  });
  return { xs, ys };
}

function heightAt(baseline: Point[], x: number): number {
  const after = baseline.findIndex((point) => point.x >= x);
  if (after === 0) return baseline[0]!.y;
  if (after < 0) return baseline.at(-1)!.y;
  const [a, b] = [baseline[after - 1]!, baseline[after]!];
  return a.y + ((b.y - a.y) * (x - a.x)) / Math.max(1e-6, b.x - a.x);
}

function sample({ width, height, data }: GreyImage, x: number, y: number): number {
  const cx = Math.min(width - 1, Math.max(0, x));
  const cy = Math.min(height - 1, Math.max(0, y));
  const [x0, y0] = [Math.floor(cx), Math.floor(cy)];
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
  const [fx, fy] = [cx - x0, cy - y0];
  const top = data[y0 * width + x0]! * (1 - fx) + data[y0 * width + x1]! * fx;
  const low = data[y1 * width + x0]! * (1 - fx) + data[y1 * width + x1]! * fx;
  return top * (1 - fy) + low * fy;
}
