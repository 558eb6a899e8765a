import type { RemarkKind } from '#domain/correction/marking.ts';
import { INK, type Sheet } from './sheet.ts';

type Box = { x: number; y: number; width: number; height: number };
type Doc = Sheet['doc'];

/** The inks of each kind; every kind also has its own stroke and shape, so that grey tells them apart. */
export const INK_OF: Record<RemarkKind, string> = {
  fault: INK.red,
  weakness: INK.red,
  strength: INK.green,
  idea: INK.blue,
};

/** Under words: a wave for a fault, a line for what is to be worked on, two for praise, dashes for an idea. */
export function underline(doc: Doc, kind: RemarkKind, { x, y, width, height }: Box): void {
  const level = y + height;
  doc.save().lineWidth(0.9).strokeColor(INK_OF[kind]);
  if (kind === 'fault') {
    const waves = Math.max(2, Math.round(width / 4));
    const step = width / waves;
    doc.moveTo(x, level);
    for (let i = 0; i < waves; i++) {
      const side = i % 2 === 0 ? -1.6 : 1.6;
      doc.quadraticCurveTo(x + (i + 0.5) * step, level + side, x + (i + 1) * step, level);
    }
    doc.stroke();
  } else {
    if (kind === 'idea') doc.dash(3, { space: 2 });
    doc
      .moveTo(x, level)
      .lineTo(x + width, level)
      .stroke();
    if (kind === 'strength')
      doc
        .moveTo(x, level + 1.8)
        .lineTo(x + width, level + 1.8)
        .stroke();
    doc.undash();
  }
  doc.restore();
}

/** The number of a remark in the shape of its kind, centred there. */
export function numberAt(doc: Doc, kind: RemarkKind, number: number, x: number, y: number): void {
  const r = 5.5;
  doc.save().lineWidth(0.9).fillColor('#ffffff').strokeColor(INK_OF[kind]);
  if (kind === 'fault') doc.circle(x, y, r).fillAndStroke();
  else if (kind === 'weakness') doc.rect(x - r, y - r, 2 * r, 2 * r).fillAndStroke();
  else if (kind === 'idea') {
    doc
      .polygon([x, y - r * 1.4], [x + r * 1.4, y], [x, y + r * 1.4], [x - r * 1.4, y])
      .fillAndStroke();
  } else
    doc
      .polygon(
        [x - r, y + r],
        [x - r, y - r * 0.4],
        [x + r * 0.2, y - r],
        [x + r, y - r],
        [x + r, y + r * 0.2],
        [x + r * 0.4, y + r],
      )
      .fillAndStroke();
  doc.restore();
  doc
    .font('text-bold')
    .fontSize(number > 99 ? 5 : 6.5)
    .fillColor(INK_OF[kind]);
  doc.text(String(number), x - 8, y - 3.2, { width: 16, align: 'center', lineBreak: false });
}
