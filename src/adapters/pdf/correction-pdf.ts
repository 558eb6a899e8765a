import type { PrintedCorrection } from '#application/exam/export-pdf.ts';
import { numberRemarks } from '#domain/correction/remarks/number-remarks.ts';
import { CRITERIA } from '#domain/correction/rubric.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { printPhotos } from './copy-photos.ts';
import { printText } from './copy-text.ts';
import { pdfText as text } from './pdf-text.ts';
import { printRemarks } from './remark-entries.ts';
import { INK, openSheet, type Sheet } from './sheet.ts';

/** A correction on paper: the grade and its doubt, the marked copy, the remarks, what to do next. */
export async function correctionPdf(correction: PrintedCorrection): Promise<Uint8Array> {
  const { result, photos } = correction;
  const { output } = result;
  const sheet = openSheet({
    title: text.title(result.subject),
    author: PRODUCT_NAME,
    at: result.createdAt,
  });
  sheet.heading(text.title(result.subject), 1);
  sheet.paragraph(
    text.about(result.level, result.examType, result.createdAt, output.pages_processed),
    { colour: INK.soft, gap: 8 },
  );
  printGrade(sheet, correction);
  if (output.caps_applied.length > 0) {
    sheet.heading(text.caps);
    bullets(
      sheet,
      output.caps_applied.map(({ plafond, motif }) => text.cap(plafond, motif)),
    );
  }
  if (output.ameliorations.length > 0) {
    sheet.heading(text.tips);
    bullets(
      sheet,
      output.ameliorations.map(({ conseil, gain }) => text.tip(conseil, gain)),
    );
  }
  printSubScores(sheet, correction);
  if (result.feedback) {
    sheet.heading(text.comment);
    for (const part of result.feedback.split(/\n+/)) sheet.paragraph(part);
  }

  const remarks = numberRemarks(output.remarks);
  sheet.doc.addPage();
  sheet.heading(text.copy);
  const legend = photos.length > 0 ? text.legend : text.textLegend;
  sheet.paragraph(legend, { size: 9, colour: INK.soft });
  if (photos.length > 0) printPhotos(sheet, photos, remarks);
  else printText(sheet, result.text, remarks);
  if (photos.length > 0) sheet.doc.addPage();
  sheet.heading(text.remarks);
  if (remarks.length === 0) sheet.paragraph(text.none);
  else printRemarks(sheet, remarks, (start) => lineName(correction, start));
  printQuestions(sheet, correction);
  sheet.heading(text.method);
  bullets(sheet, [...text.steps, text.model(result.modelUsed)]);
  if (output.not_judged.length > 0) {
    sheet.heading(text.notJudgedTitle);
    bullets(
      sheet,
      output.not_judged.map((thing) => text.notJudged[thing]),
    );
  }
  return sheet.close(text.footer);
}

function printGrade(sheet: Sheet, { result }: PrintedCorrection) {
  const { doc, left } = sheet;
  const { interval, anchor_band: band } = result.output;
  const top = doc.y;
  const grade = result.grade === null ? text.ungraded : text.grade(result.grade, result.maxGrade);
  sheet.add('P', () => {
    sheet.write(text.result, { size: 10, colour: INK.soft, gap: 2 });
    const at = doc.y;
    sheet.write(grade, { size: 34, face: 'title', colour: INK.red, indent: 14, gap: 6 });
    if (result.grade !== null) circle(sheet, grade, at);
  });
  const isLong = grade.length > 8;
  sheet.add('P', () => {
    doc.y = top + 4;
    const aside = { indent: isLong ? 220 : 150, gap: 3 };
    if (result.grade !== null) {
      sheet.write(text.interval(interval.low, interval.high), { face: 'text-bold', ...aside });
      sheet.write(text.band(band.code, band.label), aside);
      sheet.write(band.objective, { colour: INK.soft, ...aside });
    }
    sheet.write(text.indicative, { size: 9, colour: INK.soft, ...aside });
    doc.y = Math.max(doc.y, top + 66);
    doc.x = left;
  });
}

/** As a pen rounds a grade: not quite closed. */
function circle({ doc, left }: Sheet, grade: string, top: number) {
  const across = doc.font('title').fontSize(34).widthOfString(grade) + 28;
  const [x, y, rx, ry] = [left + across / 2, top + 21, across / 2, 27];
  doc.save().lineWidth(1.6).strokeColor(INK.red).lineCap('round');
  doc.moveTo(x + rx * 0.55, y - ry * 0.86);
  doc.bezierCurveTo(x - rx * 1.3, y - ry * 1.35, x - rx * 1.5, y + ry * 0.75, x - rx * 0.1, y + ry);
  doc.bezierCurveTo(
    x + rx * 1.15,
    y + ry * 1.1,
    x + rx * 1.3,
    y - ry * 0.9,
    x + rx * 0.15,
    y - ry * 0.98,
  );
  doc.stroke().restore();
}

function printSubScores(sheet: Sheet, { result }: PrintedCorrection) {
  const { doc, left, width } = sheet;
  sheet.heading(text.subScores);
  sheet.list(
    CRITERIA.map((key) => () => {
      const { label, weight, score } = result.output.weighted_subscores[key];
      sheet.room(34);
      sheet.write(text.subScore(label, weight, score), { gap: 2 });
      const y = doc.y;
      doc.save().lineWidth(0.8).strokeColor(INK.black).fillColor(INK.soft);
      doc.rect(left, y, (width * score) / 20, 5).fill();
      doc.rect(left, y, width, 5).stroke().restore();
      doc.y = y + 11;
    }),
  );
}

function printQuestions(sheet: Sheet, { result }: PrintedCorrection) {
  if (result.corrections.length === 0) return;
  sheet.heading(text.questions);
  for (const { question, points, maxPoints, ...said } of result.corrections) {
    sheet.heading(`${question} : ${text.points(points, maxPoints)}`, 3);
    if (said.studentAnswer) {
      const words = said.studentAnswer.replace(/\s+/g, ' ').slice(0, 400);
      sheet.paragraph(text.answer(words), { size: 9.5, colour: INK.soft, gap: 2 });
    }
    if (said.comment) sheet.paragraph(text.seen(said.comment), { gap: 2 });
    if (said.correctAnswer) sheet.paragraph(text.expected(said.correctAnswer), { gap: 6 });
  }
}

const bullets = (sheet: Sheet, sentences: string[]) =>
  sheet.list(sentences.map((sentence) => () => sheet.write(`• ${sentence}`, { gap: 3 })));

/** Counted as the copy counts them: its lines, or its paragraphs where it has no lines of its own. */
function lineName({ result }: PrintedCorrection, start: number): string {
  const before = result.text.slice(0, start + 1).split('\n');
  const line = before.filter((words) => words.trim() !== '').length;
  return result.output.text_source === 'docx' ? text.paragraph(line) : text.line(line);
}
