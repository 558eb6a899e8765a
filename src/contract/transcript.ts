import { z } from '@hono/zod-openapi';
import { cleanText } from '#domain/exam/copy-reading.ts';
import { box, readingWarningView } from './exam.ts';

const wordFix = z.object({
  page: z.int().min(1).max(150),
  line: z.int().min(1).max(1_000),
  word: z.int().min(1).max(1_000),
  text: z.string().max(300).overwrite(cleanText),
});

/** What the pupil mends in what was read; left out, they let it go on without looking. */
export const transcriptCheck = z
  .object({ fixes: z.array(wordFix).max(2_000).optional() })
  .openapi('TranscriptCheck');

const transcriptWord = z.object({
  text: z.string(),
  confidence: z.number(),
  /** The pupil should look at it. */
  doubtful: z.boolean(),
  struck: z.boolean(),
  box: box.optional(),
});
export type TranscriptWordView = z.infer<typeof transcriptWord>;

const transcriptPage = z.object({
  width: z.number(),
  height: z.number(),
  /** Its picture is `/api/exams/{id}/pages/{n}`, n from 1. */
  hasPicture: z.boolean(),
  lines: z.array(z.object({ text: z.string(), words: z.array(transcriptWord) })),
});
export type TranscriptPageView = z.infer<typeof transcriptPage>;

/** What the machine read of a copy, and what its author said of it. */
export const transcriptView = z
  .object({
    mode: z.enum(['docx', 'pdf_text', 'ocr']),
    confidence: z.number(),
    pdfIsRaster: z.boolean(),
    warnings: z.array(readingWarningView),
    /** The correction waits for the pupil. */
    awaitsCheck: z.boolean(),
    isChecked: z.boolean(),
    fixes: z.array(wordFix),
    text: z.string(),
    pages: z.array(transcriptPage),
  })
  .openapi('Transcript');
export type TranscriptView = z.infer<typeof transcriptView>;
