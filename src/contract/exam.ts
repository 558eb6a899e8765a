import { z } from '@hono/zod-openapi';
import { EXAM_STATUSES, EXAM_TYPES, LEVELS, SUBJECTS } from '#domain/exam/exam.ts';

/** The text fields of the multipart form; files travel beside them under the name `files`. */
export const examForm = z
  .object({ subject: z.enum(SUBJECTS), level: z.enum(LEVELS), examType: z.enum(EXAM_TYPES) })
  .openapi('ExamForm');
export type ExamForm = z.infer<typeof examForm>;

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
    result: z
      .object({ id: z.uuid(), grade: z.number().nullable(), maxGrade: z.number() })
      .nullable(),
  })
  .openapi('Exam');
export type ExamView = z.infer<typeof examView>;

export const resultView = z
  .object({
    id: z.uuid(),
    examId: z.uuid(),
    subject: z.enum(SUBJECTS),
    level: z.enum(LEVELS),
    examType: z.enum(EXAM_TYPES),
    /** null while no marker has judged the copy: a count of words is not a grade. */
    grade: z.number().nullable(),
    maxGrade: z.number(),
    feedback: z.string(),
    modelUsed: z.string(),
    createdAt: z.iso.datetime(),
    analysis: z.object({
      words: z.int(),
      sentences: z.int(),
      paragraphs: z.int(),
      text: z.string(),
    }),
  })
  .openapi('Result');
export type ResultView = z.infer<typeof resultView>;

/** What travels on the signed-in pupil's event channel, `GET /api/events`. */
export type ExamEvent = { examId: string; status: (typeof EXAM_STATUSES)[number]; step: string };
export type ResultEvent = {
  resultId: string;
  examId: string;
  subject: (typeof SUBJECTS)[number];
  grade: number | null;
  maxGrade: number;
};
