import type { Row } from '../lines/find-rows.ts';
import { heightAt, median } from '../lines/fit-baseline.ts';

/** Which rows begin a paragraph: the first of a column, one after a gap, an indented one, one after a short line. */
export function startsOfParagraphs(rows: Row[], block: number[]): boolean[] {
  const gaps = rows.map((row, i) =>
    block[i] === block[i - 1] ? gapBetween(rows[i - 1]!, row) : 0,
  );
  const usual = median(gaps.filter((g) => g > 0));
  return rows.map((row, i) => {
    const before = rows[i - 1];
    if (!before || block[i] !== block[i - 1]) return true;
    const column = rows.filter((_, k) => block[k] === block[i]);
    const left = median(column.map((r) => r.left));
    const right = Math.max(...column.map((r) => r.right));
    const indented = row.left - left > 1.6 * row.size && row.left - before.left > 1.2 * row.size;
    const afterShort = right - before.right > 0.3 * (right - left);
    return gaps[i]! > 1.25 * usual || indented || afterShort;
  });
}

/** From foot to foot, measured where both rows have letters: on a curved page their middles are not comparable. */
function gapBetween(above: Row, below: Row): number {
  const x = (Math.max(above.left, below.left) + Math.min(above.right, below.right)) / 2;
  return heightAt(below.curve, x) - heightAt(above.curve, x);
}
