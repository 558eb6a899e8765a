import { expect, test } from 'vitest';
import { transcriptOfText } from '#domain/correction/transcript.ts';
import { embeddedMarking } from '#testing/a-marking.ts';
import { aRubric } from '#testing/a-rubric.ts';
import { correctionPorts, markerSaying } from '#testing/correction-ports.ts';
import { correctPaper } from './correct-paper.ts';

const paper = {
  code: 'FR-TEC',
  slug: 'contraction-essai',
  title: 'Contraction et essai',
  levels: ['premiere' as const],
  parts: [
    { exercise: 'FR-CON', points: 10 },
    { exercise: 'FR-ESS', points: 10 },
  ],
};
const text = `Contraction\n\n${'La liberté s’use. '.repeat(20)}\n\nEssai\n\n${'Obéir suffit-il ? '.repeat(20)}`;
const copy = {
  transcript: transcriptOfText(text),
  paper,
  level: 'premiere',
  examType: 'practice',
} as const;
const rubricOf = (code: string) => aRubric({ code, title: code, caps: [], method: 'criteria' });

test('each exercise counts for its points', async () => {
  const embedded = markerSaying(embeddedMarking(1), embeddedMarking(3));
  const correction = await correctPaper(copy, rubricOf, correctionPorts({ embedded }));
  expect(correction.parts?.map(({ code, earned }) => [code, earned])).toEqual([
    ['FR-CON', 3],
    ['FR-ESS', 7],
  ]);
  expect(correction.grade).toBe(10);
});

test('a copy that does not separate its exercises is read as the last of them, by what that one asks', async () => {
  const whole = {
    ...copy,
    transcript: transcriptOfText('Une seule réponse. '.repeat(30)),
    subjectText: 'Question 1 : résumez.\nQuestion 2 : faut-il obéir ?\n\nUn long texte.',
  };
  const studied: string[] = [];
  const ports = correctionPorts();
  const analyst: typeof ports.analyst = {
    study(part) {
      studied.push(`${part.rubric.code} ${part.subjectText}`);
      return ports.analyst.study(part);
    },
  };
  const correction = await correctPaper(whole, rubricOf, { ...ports, analyst });
  expect(studied).toEqual(['FR-ESS Question 2 : faut-il obéir ?']);
  expect(correction.parts).toBeUndefined();
});
