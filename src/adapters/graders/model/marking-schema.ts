import { z } from 'zod';
import { AXES, CRITERIA } from '#domain/correction/rubric.ts';

const words = (max: number) => z.string().max(max);
const quotes = z.array(words(600)).max(4);
const place = {
  band: z.enum(['A0', 'A1', 'A2', 'A3', 'A4']),
  position: z.enum(['low', 'middle', 'high']),
};
const criterion = z.object({ ...place, reason: words(1200), quotes });
const points = z.number().finite().min(0).max(100);

/** What a model must answer: bands and quotations, never a grade. The comment comes first, to be streamed. */
export const markingAnswer = z.object({
  comment: words(4000),
  overall: z.object(place),
  criteria: z.object({
    problematique: criterion,
    argumentation: criterion,
    references: criterion,
    exemples: criterion,
    conclusion: criterion,
  }),
  questions: z
    .array(
      z.object({
        question: words(2000),
        studentAnswer: words(4000),
        correctAnswer: words(4000),
        points,
        maxPoints: points,
        comment: words(2000),
      }),
    )
    .max(80),
  caps: z.array(z.object({ code: words(60), quotes })).max(6),
  remarks: z
    .array(
      z.object({
        kind: z.enum(['fault', 'weakness', 'strength', 'idea']),
        axis: z.enum(AXES),
        criterion: z.enum(CRITERIA),
        severity: z.union([z.literal(1), z.literal(2), z.literal(3)]),
        quotes,
        explanation: words(1500),
        correction: words(800).nullable(),
        hints: z.object({
          question: words(600),
          clue: words(600),
          method: words(600),
          example: words(800),
        }),
      }),
    )
    .max(40),
});

export type MarkingAnswer = z.infer<typeof markingAnswer>;
