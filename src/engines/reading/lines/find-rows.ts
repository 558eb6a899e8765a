import { chainLetters } from './chain-letters.ts';
import { type Curve, fitBaseline, heightAt, median, slopeOf } from './fit-baseline.ts';
import { hangTails } from './hang-tails.ts';
import type { Letter, Letters } from './letters.ts';

/** Letters standing on one baseline: a line of text, or its part in one column. */
export type Row = {
  letters: Letter[];
  curve: Curve /** Height of a small letter. */;
  size: number;
  left: number;
  right: number;
};

/** Finds the rows of letters of a page, columns kept apart; the order is still that of discovery. */
export function findRows({ size, letters, marks }: Letters): Row[] {
  const chains = chainLetters(letters, size).filter((chain) => chain.length > 0);
  const slope = pageSlope(chains, size);
  let rows = chains.map((chain) => rowOf(chain, size, slope));
  rows = hangTails(joinFragments(rows, size, slope));
  addMarks(rows, marks);
  return rows.filter((row) => isWriting(row, size));
}

/** The lie of the page, from its long chains. */
function pageSlope(chains: Letter[][], size: number): number {
  const slopes = chains
    .filter((chain) => chain.length >= 8)
    .map((chain) => {
      const curve = fitBaseline(feetOf(chain), size, 0);
      return slopeOf(curve);
    });
  return slopes.length > 0 ? median(slopes) : 0;
}

const feetOf = (letters: Letter[]) =>
  letters.map((l) => ({ x: (l.left + l.right) / 2, y: l.bottom }));

function rowOf(letters: Letter[], size: number, slope: number): Row {
  const curve = fitBaseline(feetOf(letters), size, slope);
  const standing = letters.filter(
    (l) => Math.abs(l.bottom - heightAt(curve, (l.left + l.right) / 2)) < 0.3 * size,
  );
  const heights = standing.map((l) => l.bottom - l.top).sort((a, b) => a - b);
  const own = heights[Math.floor(heights.length * 0.3)] ?? size;
  return {
    letters,
    curve,
    size: Math.min(Math.max(own, size * 0.6), size * 4),
    left: Math.min(...letters.map((l) => l.left)),
    right: Math.max(...letters.map((l) => l.right)),
  };
}

/** Joins pieces that continue one another on the same baseline: a wide space, a lone sign. */
function joinFragments(rows: Row[], size: number, slope: number): Row[] {
  const sorted = [...rows].sort((a, b) => a.left - b.left);
  const joined: Row[] = [];
  for (const row of sorted) {
    const host = joined
      .filter((before) => continues(before, row, size))
      .sort((a, b) => b.right - a.right)[0];
    if (host) Object.assign(host, rowOf([...host.letters, ...row.letters], size, slope));
    else joined.push(row);
  }
  return joined;
}

function continues(before: Row, row: Row, size: number): boolean {
  const gap = row.left - before.right;
  const scale = Math.max(before.size, row.size, size * 0.8);
  if (gap > 3 * scale || gap < -1.5 * scale) return false;
  if (before.size > row.size * 2.2 || row.size > before.size * 2.2) return false;
  const at = (row.left + before.right) / 2;
  return (
    Math.abs(heightAt(before.curve, at) - heightAt(row.curve, at)) <
    0.4 * Math.min(before.size, row.size) + 1
  );
}

/** Gives each accent, dot and comma to the row it belongs to. */
function addMarks(rows: Row[], marks: Letter[]) {
  for (const mark of marks) {
    const x = (mark.left + mark.right) / 2;
    const y = (mark.top + mark.bottom) / 2;
    let best: Row | undefined;
    let bestCost = 1;
    for (const row of rows) {
      if (x < row.left - 1.5 * row.size || x > row.right + 1.5 * row.size) continue;
      // 0 in the body of the row, 1 at the limit of where its marks can be.
      const up = (heightAt(row.curve, x) - y) / row.size;
      const cost = Math.abs(up - 0.75) / 1.35;
      if (cost < bestCost) {
        bestCost = cost;
        best = row;
      }
    }
    if (!best) continue;
    best.letters.push(mark);
    best.left = Math.min(best.left, mark.left);
    best.right = Math.max(best.right, mark.right);
  }
}

/** A lone blot is not a row; a lone figure or letter is. */
function isWriting({ letters, size, left, right }: Row, pageSize: number): boolean {
  const ink = letters.reduce((sum, l) => sum + l.area, 0);
  return ink > 0.12 * pageSize * pageSize && right - left > 0.3 * size && size < pageSize * 4;
}
