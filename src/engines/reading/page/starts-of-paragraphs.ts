import type { Row } from '../lines/find-rows.ts';
import { median } from '../lines/fit-baseline.ts';

/** Which rows begin a paragraph: the first of a column, one after a gap, an indented one, one after a short line. */
export function startsOfParagraphs(rows: Row[], block: number[]): boolean[] {
  const gaps = rows
    .slice(1)
    .map((row, i) => (block[i] === block[i + 1] ? row.curve.a - rows[i]!.curve.a : 0));
  const usual = median(gaps.filter((g) => g > 0));
  return rows.map((row, i) => {
    const before = rows[i - 1];
    if (!before || block[i] !== block[i - 1]) return true;
    const column = rows.filter((_, k) => block[k] === block[i]);
    const left = median(column.map((r) => r.left));
    const right = Math.max(...column.map((r) => r.right));
    const gap = row.curve.a - before.curve.a;
    const indented = row.left - left > 1.6 * row.size && row.left - before.left > 1.2 * row.size;
    const afterShort = right - before.right > 0.3 * (right - left);
    return gap > 1.45 * usual || indented || afterShort;
  });
}
