import { z } from '@hono/zod-openapi';
import { cleanText } from '#domain/exam/copy-reading.ts';

const words = (max: number) => z.string().max(max).overwrite(cleanText).trim();

/** A pupil who does not agree with one remark says why, and may show the passage that proves it. */
export const contestForm = z
  .object({
    remark: z.int().min(0).max(500),
    argument: words(2000).min(1),
    passage: words(2000).optional(),
  })
  .openapi('ContestForm');
export type ContestForm = z.infer<typeof contestForm>;

/** What the second reading answered: a code of ours, or the words of a model. */
export const contestView = z
  .object({
    decision: z.enum(['upheld', 'withdrawn', 'revised']),
    reason: z.string().nullable(),
    words: z.string().nullable(),
    gradeBefore: z.number(),
    gradeAfter: z.number(),
  })
  .openapi('Contest');
export type ContestView = z.infer<typeof contestView>;

const paragraph = z.union([z.int().min(0).max(2000), z.literal('conclusion')]);

export const passageView = z
  .object({
    exercise: z.int(),
    paragraph,
    role: z.enum(['title', 'introduction', 'development', 'conclusion']),
    text: z.string(),
  })
  .openapi('Passage');
export type PassageView = z.infer<typeof passageView>;

export const retryForm = z
  .object({ exercise: z.int().min(0).max(10), paragraph, text: words(20_000) })
  .openapi('RetryForm');
export type RetryForm = z.infer<typeof retryForm>;

export const retryView = z
  .object({
    gradeBefore: z.number(),
    gradeAfter: z.number(),
    /** Every criterion out of 20, the one that moved most first. */
    changes: z.array(
      z.object({ key: z.string(), label: z.string(), before: z.number(), after: z.number() }),
    ),
  })
  .openapi('Retry');
export type RetryView = z.infer<typeof retryView>;
