import type { Row } from '../lines/find-rows.ts';
import { heightAt } from '../lines/fit-baseline.ts';
import type { GreyImage } from '../recognition.ts';
import { paperLight } from './flatten-light.ts';
import { histogramOf, partGreys } from './grey.ts';
import { type Homography, map } from './homography.ts';

/** What may make a photo hard to read. */
export type PageQuality = {
  /** Width of the edge of a stroke, as a share of a small letter's height: 0.1 is crisp, above 0.2 letters run together. */
  blur: number;
  /** Brightness of the paper, 0 to 1. */
  light: number;
  /** Share of the lines that run into the edge of the photo. */
  cut: number;
};

export function assessPage(
  page: GreyImage,
  flat: GreyImage,
  rows: Row[],
  photo: { width: number; height: number },
  toPhoto: Homography,
): PageQuality {
  return { blur: blurOf(flat, rows), light: lightOf(page), cut: cutOf(rows, photo, toPhoto) };
}

export const isBlurred = ({ blur }: PageQuality) => blur > 0.2;
export const isDark = ({ light }: PageQuality) => light < 0.3;
export const isCut = ({ cut }: PageQuality) => cut > 0.12;

function lightOf(page: GreyImage): number {
  const { light } = paperLight(page);
  const sorted = [...light].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]! / 255;
}

/** How steeply grey falls where strokes begin, compared with the whole fall from paper to ink. */
function blurOf(flat: GreyImage, rows: Row[]): number {
  if (rows.length === 0) return 0;
  const { threshold, dark, light } = partGreys(histogramOf(flat, 3));
  const { data, width } = flat;
  const slopes: number[] = [];
  const sizes: number[] = [];
  for (const row of rows.filter((_, i) => i % Math.ceil(rows.length / 12) === 0)) {
    sizes.push(row.size);
    for (const { left, right, top, bottom } of row.letters) {
      const line = ((top + bottom) >> 1) * width;
      for (let x = Math.max(2, left - 2); x < Math.min(width - 2, right + 2); x++) {
        const here = data[line + x]! <= threshold;
        if (here === data[line + x + 1]! <= threshold) continue;
        slopes.push(
          Math.max(
            Math.abs(data[line + x + 1]! - data[line + x]!),
            Math.abs(data[line + x + 2]! - data[line + x - 1]!) / 3,
          ),
        );
      }
    }
  }
  if (slopes.length < 20) return 0;
  slopes.sort((a, b) => a - b);
  sizes.sort((a, b) => a - b);
  const steep = slopes[Math.floor(slopes.length * 0.6)]!;
  return (light - dark) / Math.max(steep, 1) / sizes[sizes.length >> 1]!;
}

function cutOf(
  rows: Row[],
  { width, height }: { width: number; height: number },
  toPhoto: Homography,
): number {
  const near = rows.filter((row) => {
    const edge = row.size * 0.7;
    const ends = [
      { x: row.left, y: heightAt(row.curve, row.left) },
      { x: row.right, y: heightAt(row.curve, row.right) },
    ].map((p) => map(toPhoto, p));
    return ends.some(({ x, y }) => x < edge || y < edge || x > width - edge || y > height - edge);
  });
  return rows.length === 0 ? 0 : near.length / rows.length;
}
