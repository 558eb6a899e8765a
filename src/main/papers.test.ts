import { expect, test } from 'vitest';
import { loadMockExams } from '#adapters/mock-exams/load-mock-exams.ts';
import { keyAnswers } from '../../bench/papers/key-answers.ts';
import { markAnswers } from '../../bench/papers/mark-answers.ts';
import { readEnv } from './env.ts';
import { once, openGrading } from './grading.ts';

// A few of them, one of each kind; `npm run bench:papers` does all.
const PAPERS = ['maths-anticipee-spe-premiere', 'philo-explication-erreur', 'svt-meiose-diversite'];
const grading = once(() => openGrading(readEnv({ NODE_ENV: 'test' })));

test.each(PAPERS)(
  'the key of %s, typed in, earns 15 at least, a blank copy 1 at most',
  async (id) => {
    const paper = loadMockExams().find(id)!;
    const key = await markAnswers(paper, keyAnswers(paper)!, await grading());
    expect(key.grade).toBeGreaterThanOrEqual(15);
    const blank = await markAnswers(paper, {}, await grading());
    expect(blank.grade).toBeLessThanOrEqual(1);
  },
);

test('a multiple choice is marked by itself: right letters earn their points, wrong ones nothing', async () => {
  const paper = loadMockExams().find('maths-anticipee-spe-premiere')!;
  const choices = paper.questions.filter(({ input }) => input === 'choice');
  const answersOf = (letter: (expected: string) => string) =>
    Object.fromEntries(
      choices.map(({ id, expected }) => [id, { text: letter(expected ?? ''), at: 1 }]),
    );
  const pointsOf = async (letter: (expected: string) => string) => {
    const { questions } = await markAnswers(paper, answersOf(letter), await grading());
    return questions.reduce((sum, { points }) => sum + points, 0);
  };
  expect(await pointsOf((expected) => expected)).toBe(6);
  expect(await pointsOf((expected) => (expected === 'A' ? 'B' : 'A'))).toBe(0);
});
