import type { Remark } from '#domain/correction/remarks/verify-remarks.ts';
import { pdfText as text } from './pdf-text.ts';
import { INK_OF, numberAt } from './pen.ts';
import { INK, type Sheet } from './sheet.ts';

export type NumberedRemark = Remark & { number: number };

const LONGEST = 160;
const INDENT = 20;

/** Every remark under its number: what kind, where, on which words, and what to make of it. */
export function printRemarks(
  sheet: Sheet,
  remarks: NumberedRemark[],
  lineOf: (start: number) => string,
): void {
  const { doc, left } = sheet;
  sheet.list(
    remarks.map((remark) => () => {
      const { kind, axis, evidence, explanation, correction, number } = remark;
      const [first] = evidence;
      sheet.room(48);
      const top = doc.y;
      numberAt(doc, kind, number, left + 7, top + 6);
      doc.y = top;
      const where = first && lineOf(first.start);
      sheet.write(text.remark(kind, axis, where), {
        ...{ size: 9, face: 'text-bold', colour: INK_OF[kind], indent: INDENT, gap: 1 },
      });
      if (first) {
        sheet.write(text.quote(shorten(first.text)), {
          ...{ size: 9.5, colour: INK.soft, indent: INDENT, gap: 1 },
        });
      }
      sheet.write(explanation, { size: 10, indent: INDENT, gap: correction ? 1 : 5 });
      if (correction) {
        sheet.write(text.corrected(correction), {
          size: 10,
          face: 'text-bold',
          indent: INDENT,
          gap: 5,
        });
      }
    }),
  );
}

const shorten = (words: string) => {
  const flat = words.replace(/\s+/g, ' ');
  return flat.length > LONGEST ? `${flat.slice(0, LONGEST).trimEnd()}…` : flat;
};
