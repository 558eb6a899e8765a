import { INK_OF } from './pen.ts';
import { printable } from './printable.ts';
import type { NumberedRemark } from './remark-entries.ts';
import { INK, type Sheet } from './sheet.ts';

type Piece = { text: string; kind?: NumberedRemark['kind']; closes: NumberedRemark[] };
const NUMBER_WIDTH = 26;

/** What kind it is, without a colour. */
const NUMBERS: Record<NumberedRemark['kind'], (number: number) => string> = {
  fault: (number) => `(${number})`,
  weakness: (number) => `[${number}]`,
  strength: (number) => `✓${number}`,
  idea: (number) => `◇${number}`,
};

/** A typed copy, set again with its line numbers: marked words underlined, the number of the remark after them. */
export function printText(sheet: Sheet, text: string, remarks: NumberedRemark[]): void {
  const { doc, left, width } = sheet;
  let at = 0;
  let number = 0;
  for (const line of text.split('\n')) {
    const start = at;
    at += line.length + 1;
    if (line.trim() === '') {
      doc.moveDown(0.5);
      continue;
    }
    number += 1;
    sheet.room(30);
    const label = String(number);
    sheet.add('P', () => {
      const top = doc.y;
      doc.font('text').fontSize(7.5).fillColor(INK.soft);
      doc.text(label, left, top + 2, { width: 18, align: 'right', lineBreak: false });
      doc.x = left + NUMBER_WIDTH;
      doc.y = top;
      writePieces(sheet, cut(line, start, remarks), width - NUMBER_WIDTH);
      doc.x = left;
    });
  }
}

function writePieces({ doc }: Sheet, pieces: Piece[], width: number): void {
  const runs = pieces.flatMap(({ text, kind, closes }) => [
    ...printable(text).map((run) => ({ ...run, kind, isNumber: false })),
    ...closes.flatMap(({ number, kind: own }) =>
      printable(` ${NUMBERS[own](number)}`).map((run) => ({ ...run, kind: own, isNumber: true })),
    ),
  ]);
  runs.forEach(({ text, face, kind, isNumber }, i) => {
    const continued = i < runs.length - 1;
    doc.font(face === 'signs' ? 'signs' : isNumber ? 'text-bold' : 'text');
    doc.fontSize(isNumber ? 7.5 : 10.5).fillColor(kind ? INK_OF[kind] : INK.black);
    const look = { continued, underline: kind !== undefined && !isNumber };
    doc.text(text, i === 0 ? { width, lineGap: 2, paragraphGap: 2, ...look } : look);
  });
}

function cut(line: string, start: number, remarks: NumberedRemark[]): Piece[] {
  const end = start + line.length;
  const here = remarks.flatMap((remark) =>
    remark.evidence
      .filter((span) => span.start < end && span.end > start)
      .map((span) => ({ remark, start: span.start, end: span.end })),
  );
  const edges = here
    .flatMap((span) => [span.start, span.end])
    .filter((edge) => edge > start && edge < end);
  const cuts = [...new Set([start, ...edges, end])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((from, i) => {
    const to = cuts[i + 1]!;
    const over = here.filter((span) => span.start < to && span.end > from);
    const [kind] = [...over].sort((a, b) => a.end - a.start - (b.end - b.start));
    return {
      text: line.slice(from - start, to - start),
      ...(kind && { kind: kind.remark.kind }),
      closes: over.filter((span) => span.end === to).map(({ remark }) => remark),
    };
  });
}
