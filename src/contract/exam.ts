import { z } from '@hono/zod-openapi';
import { cleanText } from '#domain/exam/copy-reading.ts';
import { EXAM_STATUSES, EXAM_TYPES, LEVELS, SUBJECTS } from '#domain/exam/exam.ts';
import { contestView } from './second-reading.ts';

/** The text fields of the multipart form; files travel beside them under the name `files`. */
export const examForm = z
  .object({
    subject: z.enum(SUBJECTS),
    level: z.enum(LEVELS),
    examType: z.enum(EXAM_TYPES),
    exercise: z.string().max(40).overwrite(cleanText).optional(),
    subjectText: z.string().max(20_000).overwrite(cleanText).optional(),
    /** The pupil looks over what was read before it is corrected. */
    checkAsked: z.stringbool().optional(),
    /** Which of the files are the statement, counted from 0: "0" or "0,1". */
    subjectFiles: z
      .string()
      .regex(/^\d(,\d)*$/)
      .optional(),
  })
  .openapi('ExamForm');

export const examAccepted = z.object({ id: z.uuid() }).openapi('ExamAccepted');

export const examView = z
  .object({
    id: z.uuid(),
    subject: z.enum(SUBJECTS),
    level: z.enum(LEVELS),
    examType: z.enum(EXAM_TYPES),
    status: z.enum(EXAM_STATUSES),
    createdAt: z.iso.datetime(),
    files: z.array(z.object({ name: z.string() })),
    /** Why a failed exam failed; the sentence is the browser's. */
    failure: z.string().nullable(),
    /** What was read waits for the pupil to look it over. */
    awaitsCheck: z.boolean(),
    result: z
      .object({ id: z.uuid(), grade: z.number().nullable(), maxGrade: z.number() })
      .nullable(),
  })
  .openapi('Exam');
export type ExamView = z.infer<typeof examView>;

export const box = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
const place = z.object({ page: z.int(), line: z.int(), box: box.optional() });

/** Words of the copy, and where they stand. */
export const evidenceView = z.object({
  start: z.int(),
  end: z.int(),
  text: z.string(),
  places: z.array(place),
});

/** A page as the pupil photographed it, and where its lines stand; its picture is `/api/exams/{id}/pages/{page}`. */
const photoView = z.object({
  page: z.int(),
  width: z.number(),
  height: z.number(),
  lines: z.array(z.object({ number: z.int(), box })),
});
export type PhotoView = z.infer<typeof photoView>;

/** What a pupil should know of how a copy was read: a code with its data, the sentence is the browser's. */
export const readingWarningView = z.object({
  code: z.string(),
  page: z.int().optional(),
  confidence: z.number().optional(),
  words: z.int().optional(),
  kept: z.int().optional(),
  total: z.int().optional(),
});

export const remarkView = z
  .object({
    /** Its place among the remarks of this correction: what a contest names. */
    id: z.int(),
    kind: z.enum(['fault', 'weakness', 'strength', 'idea']),
    axis: z.string(),
    criterion: z.string().optional(),
    severity: z.int(),
    explanation: z.string(),
    hints: z.object({
      question: z.string(),
      clue: z.string(),
      method: z.string(),
      example: z.string(),
    }),
    category: z.string().optional(),
    correction: z.string().optional(),
    evidence: z.array(evidenceView),
    /** Its author did not agree, and it was read again. */
    contest: contestView.optional(),
  })
  .openapi('Remark');
export type RemarkView = z.infer<typeof remarkView>;

export const questionMarkView = z.object({
  question: z.string(),
  studentAnswer: z.string(),
  /** Empty on the free plan. */
  correctAnswer: z.string(),
  points: z.number(),
  maxPoints: z.number(),
  comment: z.string(),
});

export const resultView = z
  .object({
    id: z.uuid(),
    examId: z.uuid(),
    subject: z.enum(SUBJECTS),
    level: z.enum(LEVELS),
    examType: z.enum(EXAM_TYPES),
    createdAt: z.iso.datetime(),
    grade: z.number().nullable(),
    maxGrade: z.number(),
    interval: z.object({ low: z.number(), high: z.number() }),
    band: z.object({
      code: z.string(),
      label: z.string(),
      meaning: z.string(),
      objective: z.string(),
    }),
    subScores: z.array(
      z.object({ key: z.string(), label: z.string(), score: z.number(), weight: z.number() }),
    ),
    feedback: z.string(),
    corrections: z.array(questionMarkView),
    hiddenCorrections: z.int(),
    /** False on the free plan: comment and corrections are shortened. */
    isWhole: z.boolean(),
    tips: z.array(
      z.object({ advice: z.string(), gain: z.number(), evidence: z.array(evidenceView) }),
    ),
    remarks: z.array(remarkView),
    extracts: z.array(evidenceView),
    references: z.array(z.object({ name: z.string(), kind: z.string() })),
    caps: z.array(z.object({ code: z.string(), ceiling: z.number(), message: z.string() })),
    notJudged: z.array(z.string()),
    notes: z.array(z.string()),
    reading: z.object({
      mode: z.enum(['docx', 'pdf_text', 'ocr']),
      confidence: z.number(),
      pages: z.int(),
      pdfIsRaster: z.boolean(),
      warnings: z.array(readingWarningView),
    }),
    photos: z.array(photoView),
    /** Experience won; null until it has been given. */
    xp: z.int().nullable(),
    modelUsed: z.string(),
    text: z.string(),
  })
  .openapi('Result');
export type ResultView = z.infer<typeof resultView>;

/** What travels on the signed-in pupil's event channel, `GET /api/events`. */
export type ExamEvent = {
  examId: string;
  status: (typeof EXAM_STATUSES)[number];
  step: string;
  at?: number;
  of?: number;
};
export type ResultEvent = {
  resultId: string;
  examId: string;
  subject: (typeof SUBJECTS)[number];
  grade: number | null;
  maxGrade: number;
};
