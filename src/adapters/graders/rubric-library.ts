import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { checkRubric } from '#domain/correction/check-rubric.ts';
import {
  type AnchorBand,
  CRITERIA,
  type Family,
  type Paper,
  type Rubric,
} from '#domain/correction/rubric.ts';
import { type Level, SUBJECTS, type Subject } from '#domain/exam/exam.ts';
import { bandsFile, capsFile, familiesFile, subjectFile } from './rubric-schema.ts';

export type RubricLibrary = {
  rubrics: Rubric[];
  papers: (Paper & { subject: Subject })[];
  /** The exercise by its code or slug; without a name, the usual one of that subject and level. */
  find(subject: Subject, level: Level, exercise?: string): Rubric | undefined;
};

const folder = new URL('../../../content/rubrics/', import.meta.url);

/** Reads every rubric once and refuses to start on one that could not give a fair grade. */
export function loadRubrics(): RubricLibrary {
  const files = SUBJECTS.map((subject) => read(`${subject}.json`, subjectFile));
  const { families } = read('families.json', familiesFile);
  const { bands } = read('bands.json', bandsFile);
  const limits = read('caps.json', capsFile);

  const rubrics = files.flatMap((file) =>
    file.exercises.map(({ criteria, minutes: _, ...exercise }): Rubric => {
      const withBands = CRITERIA.map((key) => [
        key,
        { ...criteria[key], bands: families[exercise.family][key] },
      ]);
      const concerns = (cap: { exercises: string[] }) => cap.exercises.includes(exercise.code);
      return {
        ...exercise,
        version: file.version,
        subject: file.subject,
        subjectTitle: file.title,
        notice: file.notice,
        criteria: Object.fromEntries(withBands),
        scale: scaleOf(bands, exercise.family),
        caps: limits.caps.filter(concerns).map(({ exercises: _, ...cap }) => cap),
        questionCaps: limits.perQuestion.filter(concerns).map(({ exercises: _, ...cap }) => cap),
        language: limits.language,
      };
    }),
  );
  const papers = files.flatMap(({ subject, papers }) => papers.map((p) => ({ ...p, subject })));
  const faults = [...rubrics.flatMap(checkRubric), ...unknownNames(files, limits, rubrics)];
  if (faults.length > 0) throw new Error(`content/rubrics cannot be used:\n${faults.join('\n')}`);

  return {
    rubrics,
    papers,
    find(subject, level, exercise) {
      const usual = files.find((file) => file.subject === subject)?.defaults[level];
      const name = exercise ?? usual;
      return rubrics.find((r) => r.subject === subject && (r.code === name || r.slug === name));
    },
  };
}

/** « Une introduction, deux parties » is no aim for a page of calculations. */
const scaleOf = (bands: z.infer<typeof bandsFile>['bands'], family: Family): AnchorBand[] =>
  bands.map(({ objectiveInSciences, ...band }) =>
    family === 'exact-sciences' ? { ...band, objective: objectiveInSciences } : band,
  );

const read = <T extends z.ZodType>(name: string, schema: T): z.infer<T> =>
  schema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));

function unknownNames(
  files: z.infer<typeof subjectFile>[],
  limits: z.infer<typeof capsFile>,
  rubrics: Rubric[],
): string[] {
  const known = new Set(rubrics.map(({ code }) => code));
  const named = [
    ...files.flatMap(({ defaults }) => [defaults.premiere, defaults.terminale]),
    ...files.flatMap(({ papers }) => papers.flatMap(({ parts }) => parts.map((p) => p.exercise))),
    ...[...limits.caps, ...limits.perQuestion].flatMap(({ exercises }) => exercises),
  ];
  return named.filter((code) => !known.has(code)).map((code) => `${code} is named but not written`);
}
