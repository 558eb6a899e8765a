import { and, eq, isNull } from 'drizzle-orm';
import type { ReadingStore } from '#application/ports.ts';
import { applyFixes } from '#domain/exam/word-fix.ts';
import type { Database } from './database.ts';
import { exams, readings } from './schema.ts';

export const readingStore = (db: Database): ReadingStore => ({
  async find(examId) {
    const row = await db.query.readings.findFirst({ where: eq(readings.examId, examId) });
    return row?.checkedAt ? applyFixes(row.reading, row.fixes) : row?.reading;
  },

  async save(examId, reading, awaitsCheck) {
    await db.insert(readings).values({ examId, reading, awaitsCheck }).onConflictDoNothing();
    const { inputMode, confidence, pages, warnings, pdfIsRaster } = reading;
    const metadata = {
      input_mode: inputMode,
      ocr_confidence: confidence,
      pages_processed: pages.length,
      pdf_is_raster: pdfIsRaster,
      warnings,
    };
    await db.update(exams).set({ ocrText: reading.text, metadata }).where(eq(exams.id, examId));
  },

  async release(examId) {
    const released = await db
      .update(readings)
      .set({ awaitsCheck: false })
      .where(and(eq(readings.examId, examId), eq(readings.awaitsCheck, true)))
      .returning({ examId: readings.examId });
    return released.length === 1;
  },

  async check(examId, fixes, at) {
    const [checked] = await db
      .update(readings)
      .set({ fixes, checkedAt: at, awaitsCheck: false })
      .where(and(eq(readings.examId, examId), isNull(readings.checkedAt)))
      .returning({ reading: readings.reading });
    if (!checked) return false;
    const { text } = applyFixes(checked.reading, fixes);
    await db.update(exams).set({ ocrText: text }).where(eq(exams.id, examId));
    return true;
  },

  async isChecked(examId) {
    const row = await db.query.readings.findFirst({ where: eq(readings.examId, examId) });
    return row?.checkedAt != null;
  },

  async forget(examId) {
    await db.delete(readings).where(eq(readings.examId, examId));
  },
});
