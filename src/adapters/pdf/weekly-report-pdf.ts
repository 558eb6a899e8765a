import { PRODUCT_NAME } from '#domain/product.ts';
import type { WeeklyReport } from '#domain/progress/weekly-report.ts';
import { INK, openSheet } from './sheet.ts';
import { reportPdfText as text } from './weekly-report-text.ts';

/** The week on one sheet of paper, for the pupil to keep or to hand over. */
export async function weeklyReportPdf(report: WeeklyReport, at: Date): Promise<Uint8Array> {
  const { monday, sunday, copies, errors, skills, daysOfWork, xp, streak } = report;
  const sheet = openSheet({ title: text.title(monday), author: PRODUCT_NAME, at });
  const lines = (entries: string[]) =>
    sheet.list(entries.map((entry) => () => sheet.write(`•  ${entry}`, { indent: 6 })));

  sheet.heading(text.heading, 1);
  sheet.paragraph(text.period(monday, sunday), { colour: INK.soft, gap: 8 });
  lines([
    text.copies(copies.length),
    text.average(report.average, report.averageBefore),
    text.days(daysOfWork.length),
    text.xp(xp),
    text.streak(streak),
  ]);
  sheet.heading(text.copiesTitle);
  if (copies.length === 0) sheet.paragraph(text.noCopies);
  else lines(copies.map(text.copy));
  sheet.heading(text.errorsTitle);
  if (errors.length === 0) sheet.paragraph(text.noErrors);
  else lines(errors.map(text.error));
  if (skills.length > 0) {
    sheet.heading(text.skillsTitle);
    lines(skills.map(text.skill));
  }
  sheet.paragraph(text.note, { size: 9, colour: INK.soft });
  return sheet.close(text.footer);
}
