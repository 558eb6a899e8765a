import { z } from '@hono/zod-openapi';
import { errorTrendView } from './progress.ts';

const hints = z.object({
  ...{ question: z.string(), clue: z.string(), method: z.string(), example: z.string() },
});

/** A card without its answer. */
export const cardView = z.discriminatedUnion('kind', [
  z.object({
    ...{ id: z.uuid(), kind: z.enum(['cloze', 'choice']), before: z.string(), after: z.string() },
    ...{ wrong: z.string(), options: z.array(z.string()), hint: z.string(), isOwn: z.boolean() },
  }),
  z.object({
    ...{ id: z.uuid(), kind: z.enum(['problematique', 'conclusion']), passage: z.string() },
    ...{ explanation: z.string(), hints, isOwn: z.boolean() },
  }),
]);
export type CardView = z.infer<typeof cardView>;

export const plannedDayView = z.object({
  day: z.iso.date(),
  task: z.enum(['cards', 'skill', 'copy', 'rest']),
  theme: z.string().nullable(),
  cards: z.int(),
  minutes: z.int(),
});
export type PlannedDayView = z.infer<typeof plannedDayView>;

export const revisionView = z
  .object({
    cards: z.array(cardView),
    ...{ answered: z.int(), limit: z.int() },
    /** The streak, and whether today is already part of it. */
    ...{ streak: z.int(), isActiveToday: z.boolean() },
    daysToBac: z.int(),
    /** null on the free plan. */
    plan: z.array(plannedDayView).nullable(),
  })
  .openapi('Revision');
export type RevisionView = z.infer<typeof revisionView>;

export const answerForm = z
  .object({
    /** Made by the browser: the same answer sent twice counts once. */
    answerId: z.uuid(),
    cardId: z.uuid(),
    text: z.string().max(200).optional(),
    rating: z.literal([1, 2, 3, 4]).optional(),
  })
  .openapi('RevisionAnswer');
export type AnswerForm = z.infer<typeof answerForm>;

export const judgedView = z
  .object({
    isRight: z.boolean(),
    right: z.string().nullable(),
    explanation: z.string(),
    dueAt: z.iso.datetime(),
    xp: z.int(),
  })
  .openapi('JudgedAnswer');
export type JudgedView = z.infer<typeof judgedView>;

/** A recurring error with the pupil's own sentences. */
export const errorExamplesView = errorTrendView
  .extend({
    examples: z.array(
      z.object({ before: z.string(), wrong: z.string(), right: z.string(), after: z.string() }),
    ),
  })
  .openapi('RecurringError');
export type ErrorExamplesView = z.infer<typeof errorExamplesView>;
