import type { Reader } from '#application/ports.ts';
import { sanitiseTranscript, type Transcript } from '#domain/exam/transcript.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok } from '#domain/result.ts';
import type { ReadingPool } from '#engines/reading/process/reading-pool.ts';
import type { Reading } from '#engines/reading/reading.ts';
import type { ReadingRefusal } from '#engines/reading/reading-refusal.ts';

/** Reads the files of a copy one after the other, as the pages they are. The first refusal stops it. */
export const copyReader = (pool: Pick<ReadingPool, 'read'>): Reader => ({
  async read(files) {
    const readings: Reading[] = [];
    for (const { name, bytes } of files) {
      const outcome = await pool.read({ bytes });
      if (!outcome.ok) return err(refusalOf(outcome.error, name));
      readings.push(outcome.value.reading);
    }
    return ok(transcriptOf(readings));
  },
});

function transcriptOf(readings: Reading[]): Transcript {
  const lengths = readings.map(({ text }) => text.length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const sure = readings.reduce((sum, { confidence, text }) => sum + confidence * text.length, 0);
  const guessed = readings.find(({ mode }) => mode === 'ocr');
  return {
    text: sanitiseTranscript(readings.map(({ text }) => text).join('\n\n')),
    inputMode: (guessed ?? readings[0])?.mode ?? 'ocr',
    confidence: total === 0 ? 0 : sure / total,
    pages: readings.reduce((sum, { pages }) => sum + pages.length, 0),
    warnings: readings.flatMap(({ warnings }) => warnings),
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
