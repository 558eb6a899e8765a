import { expect, test } from 'vitest';
import { SUBJECTS } from '#domain/exam/exam.ts';
import { faultsOfTemplate } from '#domain/mock-exam/check-template.ts';
import { composeCopy, composeStatement } from '#domain/mock-exam/compose-copy.ts';
import { withoutKey } from '#domain/mock-exam/template.ts';
import { loadMockExams } from './load-mock-exams.ts';

const { templates, find } = loadMockExams();

test.each(SUBJECTS)('%s has two papers at least', (subject) => {
  expect(templates.filter((paper) => paper.subject === subject).length).toBeGreaterThanOrEqual(2);
});

test('the anticipated maths paper has six points of multiple choice, without calculator', () => {
  const paper = find('maths-anticipee-spe-premiere');
  const choices = paper?.questions.filter(({ input }) => input === 'choice') ?? [];
  expect(choices.reduce((sum, { points }) => sum + points, 0)).toBe(6);
  expect([paper?.calculator, paper?.timeLimitMinutes]).toEqual(['forbidden', 120]);
});

test('a paper is shown without its answers', () => {
  for (const paper of templates) {
    expect(JSON.stringify(withoutKey(paper))).not.toMatch(/"(?:key|expected|exercise)":/);
  }
});

test('a paper that could not be sat fairly is told apart', () => {
  const paper = templates.find(({ id }) => id === 'maths-anticipee-spe-premiere')!;
  const [first, ...rest] = paper.questions;
  const wrong = { ...paper, key: [], questions: [{ ...first!, expected: 'F' }, ...rest, first!] };
  expect(faultsOfTemplate(wrong)).toHaveLength(4);
});

test('a typed copy is headed and numbered as on paper; a paper of one question is left alone', () => {
  const at = 1;
  const maths = find('maths-anticipee-spe-premiere')!;
  const answers = { '1.1': { text: 'B', at }, 'a.2': { text: String.raw`\frac{1}{2}`, at } };
  expect(composeCopy(maths, answers)).toBe('Partie 1\n\n1. B\n\nExercice A\n\n2. 1/2');
  const essay = find('philo-dissertation-justice-egalite')!;
  expect(composeCopy(essay, { '1': { text: ' Juste ? ', at } })).toBe('Juste ?');
  expect(composeCopy(essay, {})).toBe('');
});

test('the subject carries the text to explain, not the data to draw from', () => {
  expect(composeStatement(find('philo-explication-erreur')!)).toContain('place déjà occupée');
  expect(composeStatement(find('ses-commerce-international')!)).not.toContain('310 euros');
});
