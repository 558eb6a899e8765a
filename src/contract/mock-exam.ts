import { z } from '@hono/zod-openapi';
import { LEVELS, SUBJECTS } from '#domain/exam/exam.ts';
import { MAX_ANSWER_LENGTH } from '#domain/mock-exam/answers.ts';
import { DIFFICULTIES, INPUTS } from '#domain/mock-exam/template.ts';

const MODES = ['timed', 'practice'] as const;

/** A paper on the list: enough to choose it, nothing to prepare it with. */
export const templateCard = z
  .object({
    id: z.string(),
    title: z.string(),
    subject: z.enum(SUBJECTS),
    level: z.enum(LEVELS),
    difficulty: z.enum(DIFFICULTIES),
    year: z.int(),
    description: z.string(),
    time_limit_minutes: z.int(),
    question_count: z.int(),
  })
  .openapi('MockExamCard');
export type TemplateCard = z.infer<typeof templateCard>;

export const templateView = templateCard
  .omit({ question_count: true })
  .extend({
    calculator: z.enum(['allowed', 'forbidden']).optional(),
    sections: z.array(
      z.object({ id: z.string(), heading: z.string(), text: z.string().optional() }),
    ),
    documents: z.array(z.object({ title: z.string(), text: z.string() })),
    questions: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        description: z.string(),
        points: z.number(),
        section: z.string().optional(),
        input: z.enum(INPUTS),
        choices: z.array(z.string()).optional(),
      }),
    ),
  })
  .openapi('MockExamTemplate');
export type TemplateView = z.infer<typeof templateView>;

const answers = z.record(
  z.string().max(20),
  z.object({ text: z.string().max(MAX_ANSWER_LENGTH), at: z.int().nonnegative() }),
);

export const startForm = z
  .object({ templateId: z.string().max(60), mode: z.enum(MODES), extraTime: z.boolean() })
  .openapi('MockExamStart');
export type StartForm = z.infer<typeof startForm>;

export const answersForm = z.object({ answers }).openapi('MockExamAnswers');

export const attemptView = z
  .object({
    id: z.uuid(),
    templateId: z.string(),
    mode: z.enum(MODES),
    extraTime: z.boolean(),
    startedAt: z.iso.datetime(),
    /** When the bell rings; null in practice. */
    endsAt: z.iso.datetime().nullable(),
    /** The clock that counts. */
    serverNow: z.iso.datetime(),
    savedAt: z.iso.datetime(),
    submittedAt: z.iso.datetime().nullable(),
    timeSpentSeconds: z.int().nullable(),
    /** Whether the copy was made and its correction queued. */
    isHandedIn: z.boolean(),
    answers,
  })
  .openapi('MockExamAttempt');
export type AttemptView = z.infer<typeof attemptView>;

/** An attempt on the list: hours of writing stay where they are until it is opened. */
export const attemptCard = attemptView.omit({ answers: true }).openapi('MockExamAttemptCard');
export type AttemptCard = z.infer<typeof attemptCard>;

export const savedView = z.object({ savedAt: z.iso.datetime(), serverNow: z.iso.datetime() });
export type SavedView = z.infer<typeof savedView>;

export const handedInView = z.object({ examId: z.uuid(), timeSpentSeconds: z.int() });
export type HandedInView = z.infer<typeof handedInView>;

/** `get-exam-template` of the specification. */
export const templateRequest = z.object({ templateId: z.string().max(60), examId: z.string() });
