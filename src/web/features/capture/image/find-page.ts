import { brightSheet } from './bright-sheet.ts';
import { areaOf, type Gray, type Point, type Quad } from './quad.ts';

/** A sheet smaller than this share of the photo is something else. */
const SMALLEST = 0.2;
/** A sheet that reaches all edges needs no cropping. */
const LARGEST = 0.97;
/** How much of its four corners a sheet fills; what fills less is no sheet. */
const FULLEST = 0.86;
/** How much of its border must show as an edge, paper on one side, table on the other. */
const SEEN = 0.7;
const STEP = 10;
/** Another corner must show better by this much: less is grain. */
const CLEARLY = 0.02;

/**
 * The corners of the sheet lying on a darker table, or undefined when the photo does not tell.
 * A shadow across the page moves the limit between paper and table: several are tried, the border that shows best,
 * is best filled and largest wins, and each of its corners gives way to another limit's that shows better.
 */
export function findPage(gray: Gray): Quad | undefined {
  const sheets: Quad[] = [];
  let best: { corners: Quad; score: number } | undefined;
  for (let limit = 40; limit < 240; limit += STEP) {
    const sheet = brightSheet(gray, limit);
    if (!sheet || !isPlausible(sheet, gray)) continue;
    sheets.push(sheet.corners);
    const seen = borderSeen(gray, sheet.corners);
    if (seen < SEEN) continue;
    const area = areaOf(sheet.corners);
    const score = seen + sheet.size / area + area / gray.data.length;
    if (score > (best?.score ?? 0)) best = { corners: sheet.corners, score };
  }
  return best && bestCorners(best.corners, sheets, gray);
}

/** In one light a corner of the table may pass for paper, in another a corner of the paper for table. */
function bestCorners(from: Quad, sheets: Quad[], gray: Gray): Quad {
  const scoreOf = (corners: Quad) => borderSeen(gray, corners) + areaOf(corners) / gray.data.length;
  let [best, most] = [from, scoreOf(from)];
  for (const at of [0, 1, 2, 3, 0, 1, 2, 3]) {
    for (const sheet of sheets) {
      const other = best.map((corner, i) => (i === at ? sheet[at] : corner)) as Quad;
      const score = scoreOf(other);
      if (score > most + CLEARLY) [best, most] = [other, score];
    }
  }
  return best;
}

function isPlausible({ corners, size }: { corners: Quad; size: number }, gray: Gray): boolean {
  const photo = gray.data.length;
  const area = areaOf(corners);
  return area > SMALLEST * photo && area < LARGEST * photo && size > FULLEST * area;
}

const REACH = 4;
const POINTS = 40;
const FALL = 8;

/** The share of the border where light falls from the inside to the outside. */
function borderSeen({ data, width, height }: Gray, corners: Quad): number {
  const lightAt = (x: number, y: number) => {
    const column = Math.round(x);
    const row = Math.round(y);
    if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
    return data[row * width + column];
  };
  let seen = 0;
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % 4] as Point;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    // Corners go clockwise, so the left of the way is outside.
    const out = { x: (to.y - from.y) / length, y: -(to.x - from.x) / length };
    for (let point = 1; point < POINTS; point += 1) {
      const x = from.x + ((to.x - from.x) * point) / POINTS;
      const y = from.y + ((to.y - from.y) * point) / POINTS;
      const inside = lightAt(x - out.x * REACH, y - out.y * REACH);
      const outside = lightAt(x + out.x * REACH, y + out.y * REACH);
      if (inside !== undefined && outside !== undefined && inside - outside > FALL) seen += 1;
    }
  });
  return seen / (4 * (POINTS - 1));
}
