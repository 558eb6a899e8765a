import { expect, test } from 'vitest';
import { aMarking, embeddedMarking } from '#testing/a-marking.ts';
import { aRubric } from '#testing/a-rubric.ts';
import { disagree, harmonise } from './harmonise.ts';

const rubric = aRubric();

test('one marker alone is followed', () => {
  expect(harmonise([embeddedMarking(2)], rubric).placements.argumentation).toBe(2);
});

test('two models meet half way, three on the middle one', () => {
  expect(harmonise([aMarking(2), aMarking(3)], rubric).placements.references).toBe(2.5);
  const three = [aMarking(0.5), aMarking(3), aMarking(3.2)];
  expect(harmonise(three, rubric).placements.references).toBe(3);
});

test('our own marker steadies the models without deciding', () => {
  const { placements } = harmonise([aMarking(4), aMarking(4), embeddedMarking(2)], rubric);
  expect(placements.exemples).toBe(3.5);
});

test('readings more than a point and a half apart disagree', () => {
  expect(disagree([aMarking(2), aMarking(2.2)], rubric)).toBe(false);
  expect(disagree([aMarking(2), aMarking(3)], rubric)).toBe(true);
});

test('points of one question are the middle of what the readings gave', () => {
  const withPoints = (points: number) =>
    aMarking(2, {
      questions: [
        { question: '1', studentAnswer: '', correctAnswer: '', points, maxPoints: 4, comment: '' },
      ],
    });
  const { questions } = harmonise([withPoints(1), withPoints(4), withPoints(3)], rubric);
  expect(questions.map(({ points }) => points)).toEqual([3]);
});

test('a question the models left out keeps our own points', () => {
  const question = (label: string, points: number) => ({
    question: `${label} Calculer.`,
    studentAnswer: '',
    correctAnswer: '',
    points,
    maxPoints: 2,
    comment: '',
  });
  const own = { ...embeddedMarking(2), questions: [question('1', 1), question('2', 1.5)] };
  const model = aMarking(2, { questions: [question('1', 2)] });
  const { questions } = harmonise([model, own], rubric);
  expect(questions.map(({ points }) => points)).toEqual([2, 1.5]);
});
