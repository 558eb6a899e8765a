import type { Row } from './find-rows.ts';
import { heightAt } from './fit-baseline.ts';

type Placed = { row: Row; top: number; bottom: number };

/** Rows in the order one reads them: columns and facing pages one after the other, each from top to bottom. */
export function orderRows(rows: Row[], size: number): Row[][] {
  const placed = rows.map((row) => {
    const middle = heightAt(row.curve, (row.left + row.right) / 2);
    return { row, top: middle - row.size, bottom: middle };
  });
  return cut(
    placed.sort((a, b) => a.top - b.top),
    size,
  ).map((block) => block.map((p) => p.row));
}

/** Finds the tallest stretch of the page that a gutter divides; what is above and below is read before and after. */
function cut(rows: Placed[], size: number): Placed[][] {
  const bands = bandsOf(rows);
  for (let length = bands.length; length >= 1; length--) {
    for (let from = 0; from + length <= bands.length; from++) {
      const stretch = bands.slice(from, from + length).flat();
      const gutter = stretch.length >= 6 ? gutterOf(stretch, size) : undefined;
      if (gutter === undefined) continue;
      const [left, right] = [
        stretch.filter((p) => p.row.right <= gutter),
        stretch.filter((p) => p.row.right > gutter),
      ];
      return [
        ...cut(bands.slice(0, from).flat(), size),
        ...cut(left, size),
        ...cut(right, size),
        ...cut(bands.slice(from + length).flat(), size),
      ];
    }
  }
  return rows.length > 0
    ? [bands.flatMap((band) => band.sort((a, b) => a.row.left - b.row.left))]
    : [];
}

/** Rows that stand side by side at the same height. */
function bandsOf(rows: Placed[]): Placed[][] {
  const bands: Placed[][] = [];
  let floor = Number.NEGATIVE_INFINITY;
  for (const placed of rows) {
    const overlap = floor - placed.top;
    if (overlap > 0.35 * (placed.bottom - placed.top)) bands.at(-1)!.push(placed);
    else bands.push([placed]);
    floor = Math.max(floor, placed.bottom);
  }
  return bands;
}

const MIN_ROWS = 3;

/** The middle of a white corridor with columns of text on both sides, wide enough not to be labels or figures. */
function gutterOf(stretch: Placed[], size: number): number | undefined {
  const byLeft = [...stretch].sort((a, b) => a.row.left - b.row.left);
  let reach = byLeft[0]!.row.right;
  let best: { width: number; middle: number } | undefined;
  for (let i = 1; i < byLeft.length; i++) {
    const { left, right } = byLeft[i]!.row;
    const width = left - reach;
    if (
      width > 1.4 * size &&
      (!best || width > best.width) &&
      isColumn(byLeft.slice(0, i), size) &&
      isColumn(byLeft.slice(i), size)
    ) {
      if (sharedHeight(byLeft.slice(0, i), byLeft.slice(i)) > 0.4)
        best = { width, middle: reach + width / 2 };
    }
    reach = Math.max(reach, right);
  }
  return best?.middle;
}

const isColumn = (rows: Placed[], size: number) =>
  rows.length >= MIN_ROWS &&
  rows.filter((p) => p.row.right - p.row.left > 7 * size).length >=
    Math.max(MIN_ROWS - 1, rows.length * 0.4);

function sharedHeight(a: Placed[], b: Placed[]): number {
  const extent = (rows: Placed[]) => ({
    top: Math.min(...rows.map((p) => p.top)),
    bottom: Math.max(...rows.map((p) => p.bottom)),
  });
  const [p, q] = [extent(a), extent(b)];
  const shared = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
  return shared / Math.max(1, Math.min(p.bottom - p.top, q.bottom - q.top));
}
