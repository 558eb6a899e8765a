import { blank } from '../image/grey.ts';
import type { GreyImage } from '../recognition.ts';

/** Rows that hold the middle half of the ink of a line, at the size the recogniser reads best (the median of what it learnt from). */
const USUAL = 12;
/** Tall loops count as ink too: a measure that is not quite right moves the size by a little less than it says. */
const TRUST = 0.9;
const SMALLEST = 0.82;
const LARGEST = 1.35;

/** Brings a small or a large hand nearer to the usual size. The line keeps its height; its width follows. */
export function evenHand(line: GreyImage): GreyImage {
  const zoom = Math.min(
    LARGEST,
    Math.max(SMALLEST, (USUAL / Math.max(4, middleHalf(line))) ** TRUST),
  );
  return Math.abs(zoom - 1) < 0.02 ? line : zoomed(line, zoom);
}

/** How many rows hold the ink between its first and its third quarter, counted from the top. */
function middleHalf({ width, height, data }: GreyImage): number {
  const rows = Array.from({ length: height }, (_, y) => {
    let ink = 0;
    for (let x = 0; x < width; x++) ink += Math.max(0, 200 - data[y * width + x]!);
    return ink;
  });
  const total = rows.reduce((sum, ink) => sum + ink, 0);
  if (total === 0) return USUAL;
  const rowAt = (share: number) => {
    let above = 0;
    for (const [y, ink] of rows.entries()) {
      if (above + ink >= share * total) return y + (share * total - above) / ink;
      above += ink;
    }
    return height;
  };
  return rowAt(0.75) - rowAt(0.25);
}

function zoomed({ width, height, data }: GreyImage, zoom: number): GreyImage {
  const out = blank(Math.max(16, Math.round(width * zoom)), height, 255);
  const middle = height / 2;
  for (let y = 0; y < height; y++) {
    const sy = (y + 0.5 - middle) / zoom + middle - 0.5;
    if (sy < -0.5 || sy > height - 0.5) continue;
    const [y0, y1, fy] = neighbours(sy, height);
    for (let x = 0; x < out.width; x++) {
      const [x0, x1, fx] = neighbours((x + 0.5) / zoom - 0.5, width);
      const top = data[y0 * width + x0]! * (1 - fx) + data[y0 * width + x1]! * fx;
      const low = data[y1 * width + x0]! * (1 - fx) + data[y1 * width + x1]! * fx;
      out.data[y * out.width + x] = top * (1 - fy) + low * fy;
    }
  }
  return out;
}

function neighbours(at: number, size: number): [number, number, number] {
  const within = Math.min(size - 1, Math.max(0, at));
  const before = Math.floor(within);
  return [before, Math.min(size - 1, before + 1), within - before];
}
