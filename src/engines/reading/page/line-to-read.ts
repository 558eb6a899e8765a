import { cutLine as cutAlongBaseline, LINE_HEIGHT } from '../handwriting/cut-line.ts';
import { cutLine, type Strip } from '../lines/cut-line.ts';
import type { Row } from '../lines/find-rows.ts';
import { heightAt } from '../lines/fit-baseline.ts';
import { reachOf } from '../lines/row-reach.ts';
import type { Point } from '../reading.ts';
import type { FoundLine, GreyImage } from '../recognition.ts';

/** A line cut out of its page, ready for a recogniser, with what is needed to put its words back in place. */
export type LineToRead = {
  kind: 'print' | 'handwriting';
  strip: Strip;
  /** Heights on the strip: highest letters, lowest tails. */
  top: number;
  bottom: number;
  /** On the page. */
  baseline: Point[];
  left: number;
  right: number;
  /** Height of a small letter on the page. */
  size: number;
};

/** Height of a small letter, and room above and below the baseline, that suit Tesseract. */
const FRAME = { size: 18, above: 2, below: 0.75, side: 1 };

/** A row of letters found by their alignment, cut for Tesseract. */
export function lineOfRow(page: GreyImage, row: Row): LineToRead {
  const foot = FRAME.above * FRAME.size;
  const { up, down } = reachOf(row);
  const xs = [0, 0.25, 0.5, 0.75, 1].map((u) => row.left + u * (row.right - row.left));
  return {
    kind: 'print',
    strip: cutLine(page, row, FRAME),
    top: foot - up * FRAME.size,
    bottom: foot + down * FRAME.size,
    baseline: xs.map((x) => ({ x, y: heightAt(row.curve, x) })),
    left: row.left,
    right: row.right,
    size: row.size,
  };
}

/** A line found by the trained detector, cut as its recogniser was taught. */
export function lineOfFound(page: GreyImage, found: FoundLine): LineToRead {
  const { baseline, box, kind } = found;
  return {
    kind: kind === 'print' ? 'print' : 'handwriting',
    strip: cutAlongBaseline(page, found),
    // The recogniser's images keep a tenth of air above and below the letters.
    top: LINE_HEIGHT * 0.08,
    bottom: LINE_HEIGHT * 0.92,
    baseline,
    left: box.x,
    right: box.x + box.width,
    size: box.height * 0.35,
  };
}

export function baselineAt({ baseline }: LineToRead, x: number): number {
  const after = baseline.findIndex((p) => p.x >= x);
  if (after <= 0) return (after === 0 ? baseline[0]! : baseline.at(-1)!).y;
  const [a, b] = [baseline[after - 1]!, baseline[after]!];
  return a.y + ((b.y - a.y) * (x - a.x)) / Math.max(1e-6, b.x - a.x);
}
