import { median } from '../lines/fit-baseline.ts';
import { baselineAt, type LineToRead } from './line-to-read.ts';

/** Which lines begin a paragraph: the first of a column, one after a gap, an indented one, one after a short line. */
export function startsOfParagraphs(lines: LineToRead[]): boolean[] {
  const columns = columnsOf(lines);
  const gaps = lines.map((line, i) =>
    columns[i] === columns[i - 1] ? gapBetween(lines[i - 1]!, line) : 0,
  );
  const usual = median(gaps.filter((g) => g > 0));
  return lines.map((line, i) => {
    const before = lines[i - 1];
    if (!before || columns[i] !== columns[i - 1]) return true;
    const column = lines.filter((_, k) => columns[k] === columns[i]);
    const left = median(column.map((l) => l.left));
    const right = Math.max(...column.map((l) => l.right));
    const indented =
      line.left - left > 1.6 * line.size && line.left - before.left > 1.2 * line.size;
    const afterShort = right - before.right > 0.3 * (right - left);
    return gaps[i]! > 1.25 * usual || indented || afterShort || line.kind !== before.kind;
  });
}

/** Reading order goes down a column and up again to the next: where it goes up, a new column begins. */
function columnsOf(lines: LineToRead[]): number[] {
  let column = 0;
  return lines.map((line, i) => {
    const before = lines[i - 1];
    if (before && gapBetween(before, line) < -1.5 * before.size) column++;
    return column;
  });
}

/** From foot to foot, measured where both lines have letters: on a curved page their middles are not comparable. */
function gapBetween(above: LineToRead, below: LineToRead): number {
  const x = (Math.max(above.left, below.left) + Math.min(above.right, below.right)) / 2;
  return baselineAt(below, x) - baselineAt(above, x);
}
