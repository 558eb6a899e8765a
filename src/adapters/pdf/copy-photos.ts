import type { PrintedCorrection } from '#application/exam/export-pdf.ts';
import { pdfText as text } from './pdf-text.ts';
import { numberAt, underline } from './pen.ts';
import type { NumberedRemark } from './remark-entries.ts';
import type { Sheet } from './sheet.ts';

/** The pupil's own pages, one to a sheet, the corrector's pen on their words. */
export function printPhotos(
  sheet: Sheet,
  photos: PrintedCorrection['photos'],
  remarks: NumberedRemark[],
): void {
  const { doc, left } = sheet;
  photos.forEach((photo, i) => {
    if (i > 0) doc.addPage();
    sheet.heading(text.page(photo.page), 3);
    const top = doc.y;
    const room = doc.page.height - doc.page.margins.bottom - top - 8;
    const scale = Math.min(sheet.width / photo.width, room / photo.height);
    const size = { width: photo.width * scale, height: photo.height * scale };
    const x = left + (sheet.width - size.width) / 2;
    sheet.add(
      'Figure',
      () => {
        doc.image(Buffer.from(photo.jpeg), x, top, size);
        drawMarks(sheet, photo, remarks, { x, y: top, scale });
      },
      sheet.root,
      text.photo(photo.page),
    );
    doc.x = left;
    doc.y = top + size.height + 8;
  });
}

type Placing = { x: number; y: number; scale: number };

function drawMarks(
  { doc }: Sheet,
  { page, width }: PrintedCorrection['photos'][number],
  remarks: NumberedRemark[],
  { x, y, scale }: Placing,
): void {
  const taken: { x: number; y: number }[] = [];
  for (const remark of remarks) {
    for (const { places } of remark.evidence) {
      const boxes = places.flatMap((place) =>
        place.page === page && place.box ? [place.box] : [],
      );
      for (const box of boxes) {
        underline(doc, remark.kind, {
          ...{ x: x + box.x * scale, y: y + box.y * scale },
          ...{ width: box.width * scale, height: box.height * scale },
        });
      }
      const last = boxes.at(-1);
      if (!last || places.findLast(({ box }) => box)?.page !== page) continue;
      const at = freePlace(taken, {
        x: Math.min(x + (last.x + last.width) * scale + 3, x + width * scale - 6),
        y: y + last.y * scale,
      });
      numberAt(doc, remark.kind, remark.number, at.x, at.y);
    }
  }
}

const APART = 12;

/** As on the screen: a number that would lie on another is moved along. */
function freePlace(taken: { x: number; y: number }[], wanted: { x: number; y: number }) {
  const at = { ...wanted };
  const isFree = () =>
    taken.every((other) => Math.abs(other.x - at.x) >= APART || Math.abs(other.y - at.y) >= APART);
  for (let tries = 0; !isFree() && tries < 30; tries++) {
    at.x -= APART / 2;
    if (tries % 6 === 5) {
      at.x = wanted.x;
      at.y -= APART / 2;
    }
  }
  taken.push(at);
  return at;
}
