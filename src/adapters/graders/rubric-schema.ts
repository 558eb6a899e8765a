import { z } from 'zod';
import { FAMILIES, METHODS } from '#domain/correction/rubric.ts';
import { LEVELS, SUBJECTS } from '#domain/exam/exam.ts';

const criteriaOf = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    problematique: value,
    argumentation: value,
    references: value,
    exemples: value,
    conclusion: value,
  });

const sentences = z.array(z.string().min(1));
const fiveSentences = sentences.length(5);

const exercise = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}-[A-Z0-9]{2,3}$/),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  levels: z.array(z.enum(LEVELS)).min(1),
  family: z.enum(FAMILIES),
  method: z.enum(METHODS),
  points: z.number().positive(),
  minutes: z.number().int().positive().optional(),
  criteria: criteriaOf(z.strictObject({ label: z.string().min(1), weight: z.number().int() })),
  length: z
    .strictObject({
      veryShort: z.number().int().optional(),
      short: z.number().int(),
      expected: z.tuple([z.number().int(), z.number().int()]),
      long: z.number().int(),
    })
    .optional(),
  bands: fiveSentences,
  expectations: sentences,
  mistakes: sentences,
});

/** One file of content/rubrics per subject. */
export const subjectFile = z.strictObject({
  version: z.iso.date(),
  subject: z.enum(SUBJECTS),
  title: z.string(),
  notice: z.string(),
  defaults: z.strictObject({ premiere: z.string(), terminale: z.string() }),
  exercises: z.array(exercise).min(1),
  papers: z.array(
    z.strictObject({
      code: z.string(),
      slug: z.string(),
      title: z.string(),
      levels: z.array(z.enum(LEVELS)).min(1),
      minutes: z.number().int().optional(),
      parts: z.array(z.strictObject({ exercise: z.string(), points: z.number() })).min(2),
    }),
  ),
});

export const familiesFile = z.strictObject({
  version: z.iso.date(),
  families: z.record(z.enum(FAMILIES), criteriaOf(fiveSentences)),
});

export const bandsFile = z.strictObject({
  version: z.iso.date(),
  bands: z
    .array(
      z.strictObject({
        code: z.string(),
        label: z.string(),
        from: z.number(),
        to: z.number(),
        meaning: z.string(),
        objective: z.string(),
        objectiveInSciences: z.string(),
      }),
    )
    .length(5),
});

export const capsFile = z.strictObject({
  version: z.iso.date(),
  caps: z.array(
    z.strictObject({
      code: z.string().startsWith('CAP_'),
      ceiling: z.number(),
      group: z.enum(['length', 'subject', 'form', 'knowledge', 'reading']),
      judge: z.enum(['code', 'model', 'both']),
      message: z.string(),
      advice: z.string(),
      exercises: z.array(z.string()).min(1),
    }),
  ),
  perQuestion: z.array(
    z.strictObject({
      code: z.string().startsWith('CAP_'),
      share: z.number().optional(),
      shareWhenAsked: z.number().optional(),
      loss: z.number().optional(),
      atMost: z.number().optional(),
      message: z.string(),
      exercises: z.array(z.string()).min(1),
    }),
  ),
  language: z.strictObject({
    perHundredWords: z.array(z.number()),
    malus: z.array(z.number()),
    minConfidence: z.number(),
  }),
});
