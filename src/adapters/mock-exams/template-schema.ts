import { z } from 'zod';
import { LEVELS, SUBJECTS } from '#domain/exam/exam.ts';
import { DIFFICULTIES, INPUTS } from '#domain/mock-exam/template.ts';

const sentence = z.string().trim().min(1);
const question = z.strictObject({
  id: z.string().regex(/^[a-z0-9.-]{1,20}$/),
  title: sentence,
  description: sentence,
  points: z.number().positive().max(20),
  section: z.string().optional(),
  input: z.enum(INPUTS),
  choices: z.array(sentence).min(2).max(6).optional(),
  expected: sentence.optional(),
});

/** A file of content/mock-exams: the names are those of the specification. */
export const templateFile = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{3,60}$/),
  title: sentence,
  subject: z.enum(SUBJECTS),
  level: z.enum(LEVELS),
  difficulty: z.enum(DIFFICULTIES),
  year: z.int().min(2026).max(2040),
  description: sentence,
  time_limit_minutes: z.int().min(10).max(300),
  exercise: sentence,
  calculator: z.enum(['allowed', 'forbidden']).optional(),
  sections: z
    .array(z.strictObject({ id: z.string(), heading: sentence, text: sentence.optional() }))
    .default([]),
  documents: z
    .array(z.strictObject({ title: sentence, text: sentence, kind: z.enum(['text', 'data']) }))
    .default([]),
  questions: z.array(question).min(1),
  key: z.array(sentence),
});
