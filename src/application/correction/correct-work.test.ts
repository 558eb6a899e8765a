import { expect, test } from 'vitest';
import { loadRubrics } from '#adapters/graders/rubric-library.ts';
import { transcriptOfText } from '#domain/correction/transcript.ts';
import { correctionPorts } from '#testing/correction-ports.ts';
import { correctWork, exercisesIn } from './correct-work.ts';

const rubrics = loadRubrics();
const SUMMARY = 'La liberté s’use quand on ne s’en sert pas. '.repeat(8);
const ESSAY = 'Obéir suffit-il à être juste ? On le croit. '.repeat(12);
const work = {
  subject: 'francais',
  level: 'premiere',
  examType: 'practice',
  transcript: transcriptOfText(`Contraction\n\n${SUMMARY}\n\nEssai\n\n${ESSAY}`),
} as const;

test('a copy sent without its exercise is judged as what it looks like, here two exercises', async () => {
  const { correction } = await correctWork(work, rubrics, correctionPorts());
  expect(correction.parts?.map(({ code }) => code)).toEqual(['FR-CON', 'FR-ESS']);
  expect(exercisesIn(work, rubrics).map(({ points }) => points)).toEqual([10, 10]);
});

test('what its author says it is comes before what it looks like', async () => {
  const { rubric, correction } = await correctWork(
    { ...work, exercise: 'dissertation' },
    rubrics,
    correctionPorts(),
  );
  expect(rubric.slug).toBe('dissertation');
  expect(correction.parts).toBeUndefined();
});
