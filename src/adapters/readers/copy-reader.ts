import type { Reader } from '#application/ports.ts';
import type { CopyReading } from '#domain/exam/copy-reading.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok } from '#domain/result.ts';
import { seeFileKind } from '#engines/reading/file-kind.ts';
import type { ReadingPool } from '#engines/reading/process/reading-pool.ts';
import type { Reading } from '#engines/reading/reading.ts';
import type { ReadingRefusal } from '#engines/reading/reading-refusal.ts';

/** Our own reader: every file goes through the reading process, and nothing leaves the machine. */
export const copyReader = (pool: Pick<ReadingPool, 'read'>): Reader => ({
  async read({ name, bytes }, onPage) {
    const isPdf = seeFileKind(bytes) === 'pdf';
    const task = { bytes, pictures: true, straight: true };
    const outcome = await pool.read(task, (_, page) => page && onPage?.(page));
    if (!outcome.ok) return err(refusalOf(outcome.error, name));
    const { reading, pictures } = outcome.value;
    return ok({ reading: readingOf(reading, isPdf), pictures });
  },
});

function readingOf(reading: Reading, isPdf: boolean): CopyReading {
  const { mode, text, confidence, warnings } = reading;
  const pages = reading.pages.map(({ width, height, lines }) => ({
    width,
    height,
    lines: lines.map(({ text, confidence, words }) => ({ text, confidence, words })),
  }));
  return {
    inputMode: mode,
    text,
    confidence,
    pages,
    warnings,
    pdfIsRaster: isPdf && mode === 'ocr',
  };
}

function refusalOf(refusal: ReadingRefusal, file: string): Refusal {
  switch (refusal.code) {
    case 'no-text':
      return { code: 'text-empty' };
    case 'file-type-unsupported':
      return { code: refusal.code, file };
    default:
      return { ...refusal, file };
  }
}
