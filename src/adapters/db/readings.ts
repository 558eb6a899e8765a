import { eq } from 'drizzle-orm';
import type { ReadingStore } from '#application/ports.ts';
import type { Database } from './database.ts';
import { exams, readings } from './schema.ts';

export const readingStore = (db: Database): ReadingStore => ({
  async find(examId) {
    const row = await db.query.readings.findFirst({ where: eq(readings.examId, examId) });
    return row?.reading;
  },

  async save(examId, reading) {
    await db.insert(readings).values({ examId, reading }).onConflictDoNothing();
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

  async forget(examId) {
    await db.delete(readings).where(eq(readings.examId, examId));
  },
});
