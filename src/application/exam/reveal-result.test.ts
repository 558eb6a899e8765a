import { expect, test } from 'vitest';
import type { ResultRow } from '../queries.ts';
import { revealResult } from './reveal-result.ts';

const correction = (question: string) => ({
  question,
  studentAnswer: 'x',
  correctAnswer: 'SECRET',
  points: 1,
  maxPoints: 2,
  comment: '',
});
const result = {
  feedback: `${'é'.repeat(100)}SECRET`,
  corrections: ['1', '2', '3', '4'].map(correction),
} as unknown as ResultRow;

test('[E4] a free pupil gets two corrections, no expected answer, a hundred characters of comment, and no other byte', () => {
  const seen = revealResult(result, 'free');
  expect(seen.corrections.map(({ question }) => question)).toEqual(['1', '2']);
  expect(seen).toMatchObject({ isWhole: false, hiddenCorrections: 2 });
  expect(JSON.stringify(seen)).not.toContain('SECRET');
});

test.each(['pro', 'pro_lifetime', 'pro_institutional'] as const)('%s sees everything', (plan) => {
  expect(revealResult(result, plan)).toEqual({ ...result, isWhole: true, hiddenCorrections: 0 });
});

test('the comment of a free pupil is cut between two words', () => {
  const feedback = `Cette copie pose une première pierre : les bases restent à construire. ${'Ce qui est réussi. '.repeat(9)}`;
  const { feedback: seen } = revealResult({ ...result, feedback }, 'free');
  expect(seen).toMatch(/ (?:Ce|qui|est|réussi\.)…$/);
  expect([...seen].length).toBeLessThanOrEqual(101);
});
