import { components } from '../image/components.ts';
import { histogramOf, partGreys } from '../image/grey.ts';
import { LIMITS } from '../limits.ts';
import type { GreyImage } from '../recognition.ts';
import { findRows, type Row } from './find-rows.ts';
import { fitBaseline, heightAt, slopeOf } from './fit-baseline.ts';
import { sortLetters } from './letters.ts';
import { orderRows } from './order-rows.ts';

export type PageLines = {
  /** In reading order. */ rows: Row[] /** Index of the column or page each row belongs to. */;
  block: number[];
  size: number;
};

/** Finds the lines of print of a flattened, straightened page, in reading order. */
export function findPrintLines(page: GreyImage): PageLines {
  const { threshold, dark, light } = partGreys(histogramOf(page, 3));
  const nothing = { rows: [], block: [], size: 0 };
  // Bare paper has no two greys to part.
  if (light - dark < 25) return nothing;
  const letters = sortLetters(components(page, threshold), page, threshold);
  if (!letters) return nothing;
  const blocks = orderRows(findRows(letters), letters.size).map((block) =>
    joinSides(block, letters.size),
  );
  const rows = blocks.flat().slice(0, LIMITS.linesPerPage);
  return {
    rows,
    block: blocks.flatMap((block, i) => block.map(() => i)).slice(0, rows.length),
    size: letters.size,
  };
}

/** Within a column, pieces on the same baseline are one line however wide the blank between them. */
function joinSides(block: Row[], size: number): Row[] {
  const lines: Row[] = [];
  for (const row of block) {
    const last = lines.at(-1);
    if (last && onOneLine(last, row)) lines[lines.length - 1] = join(last, row, size);
    else lines.push(row);
  }
  return lines;
}

function onOneLine(a: Row, b: Row): boolean {
  if (b.left < a.right - Math.min(a.size, b.size)) return false;
  const at = (a.right + b.left) / 2;
  return Math.abs(heightAt(a.curve, at) - heightAt(b.curve, at)) < 0.5 * Math.max(a.size, b.size);
}

function join(a: Row, b: Row, size: number): Row {
  const letters = [...a.letters, ...b.letters];
  const feet = letters
    .filter((l) => l.bottom - l.top > 0.5 * size)
    .map((l) => ({ x: (l.left + l.right) / 2, y: l.bottom }));
  const curve = feet.length > 3 ? fitBaseline(feet, size, slopeOf(a.curve)) : a.curve;
  const larger = a.right - a.left > b.right - b.left ? a : b;
  return {
    letters,
    curve,
    size: larger.size,
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
  };
}
