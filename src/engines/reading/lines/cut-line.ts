import { blank } from '../image/grey.ts';
import type { Point } from '../reading.ts';
import type { GreyImage } from '../recognition.ts';
import { type Curve, heightAt } from './fit-baseline.ts';

export type Strip = {
  image: GreyImage;
  /** Where a point of the strip is on the page. */
  toPage(x: number, y: number): Point;
};

type Cut = { curve: Curve; size: number; left: number; right: number };
type Frame = {
  /** Height of a small letter on the strip. */ size: number;
  above: number;
  below: number;
  side: number;
};

/** Cuts a row out of the page along its baseline, straightened and brought to a standard letter height. */
export function cutLine(page: GreyImage, row: Cut, frame: Frame): Strip {
  const scale = row.size / frame.size;
  const left = row.left - frame.side * row.size;
  const width = Math.max(8, Math.ceil((row.right - row.left + 2 * frame.side * row.size) / scale));
  const height = Math.round((frame.above + frame.below) * frame.size);
  const foot = frame.above * frame.size;
  const toPage = (x: number, y: number) => {
    const px = left + x * scale;
    return {
      x: px,
      y: heightAt(row.curve, Math.min(Math.max(px, row.left), row.right)) + (y - foot) * scale,
    };
  };
  const image = blank(width, height, 255);
  for (let x = 0; x < width; x++) {
    const top = toPage(x, 0);
    const px = top.x;
    if (px < 0 || px >= page.width - 1) continue;
    const x0 = Math.floor(px);
    const fx = px - x0;
    for (let y = 0; y < height; y++) {
      const py = top.y + y * scale;
      if (py < 0 || py >= page.height - 1) continue;
      const y0 = Math.floor(py);
      const fy = py - y0;
      const at = y0 * page.width + x0;
      const upper = page.data[at]! * (1 - fx) + page.data[at + 1]! * fx;
      const lower = page.data[at + page.width]! * (1 - fx) + page.data[at + page.width + 1]! * fx;
      image.data[y * width + x] = upper * (1 - fy) + lower * fy;
    }
  }
  return { image, toPage };
}
