import { expect, test } from 'vitest';
import { SUBJECTS } from '#domain/exam/exam.ts';
import { captureText } from './capture-text.ts';

type Exercise = { slug: string };
const files = import.meta.glob<{ exercises: Exercise[]; papers: Exercise[] }>(
  '../../../content/rubrics/*.json',
  { eager: true, import: 'default' },
);

test.each(SUBJECTS)('every exercise offered in %s has its rubric', (subject) => {
  const rubrics = files[`../../../content/rubrics/${subject}.json`];
  const known = [...(rubrics?.exercises ?? []), ...(rubrics?.papers ?? [])].map(({ slug }) => slug);
  expect(known).toEqual(expect.arrayContaining(Object.keys(captureText.exercises[subject])));
});
