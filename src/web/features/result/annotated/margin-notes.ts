import type { CopyLine } from './cut-text.ts';

/** About two lines of the sheet: closer, two notes would lie one over the other. */
const APART = 130;

/** The remarks that get a word in the margin: not the faults, and never two at the same height. */
export function marginNotes(lines: readonly CopyLine[]): Set<number> {
  const noted = new Set<number>();
  let last = Number.NEGATIVE_INFINITY;
  for (const piece of lines.flatMap(({ pieces }) => pieces)) {
    const remark = piece.opens.find(({ kind }) => kind !== 'fault');
    if (!remark || piece.start - last < APART) continue;
    noted.add(remark.number);
    last = piece.start;
  }
  return noted;
}
