import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { AdviceBook } from '#domain/correction/advice.ts';
import { AXES } from '#domain/correction/rubric.ts';
import { SHOWN_WITH_UNITS, SIGNS } from '#domain/correction/signs/families.ts';

const sentence = z.string().min(1);
const ladder = z.strictObject({
  question: sentence,
  clue: sentence,
  method: sentence,
  example: sentence,
});
const signsFile = z.strictObject({
  version: z.iso.date(),
  signs: z.record(
    z.string(),
    z.strictObject({
      axis: z.enum(AXES),
      strength: sentence,
      weakness: sentence,
      tip: sentence,
      hints: ladder,
      for: z
        .record(
          z.string(),
          z.strictObject({ strength: sentence, weakness: sentence, tip: sentence }).partial(),
        )
        .optional(),
    }),
  ),
});
const hintsFile = z.strictObject({
  version: z.iso.date(),
  categories: z.record(z.string(), ladder),
});
const commentsFile = z.strictObject({
  version: z.iso.date(),
  opening: z.record(z.string(), z.array(sentence).min(1)),
  limited: z.strictObject({ subject: sentence, length: sentence, other: sentence }),
  strengths: sentence,
  lever: sentence,
  levers: sentence,
  capped: sentence,
  formOnly: sentence,
  englishOnly: sentence,
  workOnly: sentence,
  unstated: sentence,
  unmatched: sentence,
  anything: sentence,
});
const questionsFile = z.strictObject({
  version: z.iso.date(),
  words: z.strictObject({
    unanswered: sentence,
    unjustified: sentence,
    followThrough: sentence,
    falseEquality: sentence,
    impossible: sentence,
    unit: sentence,
    matched: sentence,
    unmatched: sentence,
    unchecked: sentence,
    notVerified: sentence,
  }),
});

const folder = new URL('../../../content/rubrics/', import.meta.url);

/** The words of every remark and tip; a sign that a marker looks for must have its own. */
export function loadAdvice(): AdviceBook {
  const read = <T extends z.ZodType>(name: string, schema: T): z.infer<T> =>
    schema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  const { signs } = read('signs.json', signsFile);
  const looked = [...Object.values(SIGNS), SHOWN_WITH_UNITS].flatMap((criteria) =>
    Object.values(criteria).flat(),
  );
  const silent = looked.map(({ code }) => code).filter((code) => !signs[code]);
  if (silent.length > 0) throw new Error(`content/rubrics/signs.json has no words for: ${silent}`);
  const { version: _, ...comments } = read('comments.json', commentsFile);
  return {
    signs,
    comments,
    faults: read('language-hints.json', hintsFile).categories,
    questions: read('questions.json', questionsFile).words,
  };
}
