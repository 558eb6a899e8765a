import type { NumberedRemark } from './number-remarks.ts';

/** A line of the copy, numbered as one counts them; an empty one has no number. */
export type CopyLine = { number?: number; start: number; pieces: CopyPiece[] };

/** Words under the same remarks. */
export type CopyPiece = {
  start: number;
  text: string;
  /** Widest first, so that a fault inside a weak sentence is drawn inside it. */
  under: NumberedRemark[];
  /** The remarks that begin here. */
  opens: NumberedRemark[];
  /** Those whose words end here; `again` where it is not their first passage. */
  closes: { remark: NumberedRemark; again: boolean }[];
};

type Stretch = { start: number; end: number; remark: NumberedRemark; isFirst: boolean };

/** Cuts the text at every edge of a remark: nothing is lost, nothing is said twice. */
export function cutText(text: string, remarks: readonly NumberedRemark[]): CopyLine[] {
  const stretches = remarks
    .flatMap((remark) =>
      remark.evidence.map(
        ({ start, end }, i): Stretch => ({ start, end, remark, isFirst: i === 0 }),
      ),
    )
    .filter(({ start, end }) => start < end && end <= text.length)
    .sort((a, b) => b.end - b.start - (a.end - a.start));

  let at = 0;
  let number = 0;
  return text.split('\n').map((line) => {
    const span = { start: at, end: at + line.length };
    at = span.end + 1;
    if (line.trim() === '') return { start: span.start, pieces: [] };
    number += 1;
    return { number, start: span.start, pieces: cutLine(text, span, stretches) };
  });
}

function cutLine(text: string, line: { start: number; end: number }, stretches: Stretch[]) {
  const here = stretches.filter(({ start, end }) => start < line.end && end > line.start);
  const edges = here
    .flatMap(({ start, end }) => [start, end])
    .filter((edge) => edge > line.start && edge < line.end);
  const cuts = [...new Set([line.start, ...edges, line.end])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, i): CopyPiece => {
    const end = cuts[i + 1]!;
    const over = here.filter((stretch) => stretch.start < end && stretch.end > start);
    return {
      start,
      text: text.slice(start, end),
      under: over.map(({ remark }) => remark),
      opens: over.filter((s) => s.isFirst && s.start === start).map(({ remark }) => remark),
      closes: over
        .filter((stretch) => stretch.end === end)
        .map(({ remark, isFirst }) => ({ remark, again: !isFirst })),
    };
  });
}
