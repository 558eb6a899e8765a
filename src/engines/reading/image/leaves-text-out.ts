import type { Point } from '../reading.ts';
import type { ColourImage } from './page-edges.ts';

const FAINTEST = 22;
const MOST_OUTSIDE = 0.04;

/**
 * Whether cropping to these corners would lose writing: then they are a frame drawn on the page, not its edge.
 * Writing shows as thin dark strokes (gone once the picture is closed) on something as bright as the paper inside.
 */
export function leavesTextOut(photo: ColourImage, closed: ColourImage, corners: Point[]): boolean {
  const inside: number[] = [];
  const outside: number[] = [];
  const brightness: number[] = [];
  for (let y = 2; y < photo.height - 2; y++) {
    for (let x = 2; x < photo.width - 2; x++) {
      const at = (y * photo.width + x) * 3;
      const within = isWithin({ x, y }, corners);
      const paper = lightAt(closed, at);
      if (within && (x + y) % 5 === 0) brightness.push(paper);
      if (paper - lightAt(photo, at) > FAINTEST) (within ? inside : outside).push(paper);
    }
  }
  const usual = brightness.sort((a, b) => a - b)[brightness.length >> 1] ?? 255;
  const written = outside.filter((paper) => paper > 0.8 * usual).length;
  return written > MOST_OUTSIDE * inside.length + 12;
}

const lightAt = ({ data }: ColourImage, at: number) =>
  (data[at]! + data[at + 1]! + data[at + 2]!) / 3;

/** On the inner side of all four edges, a little beyond allowed: the edge itself is a dark line. */
function isWithin({ x, y }: Point, corners: Point[]): boolean {
  return corners.every((a, i) => {
    const b = corners[(i + 1) % 4]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / length > -4;
  });
}
