import { expect, test } from 'vitest';
import { LEVELS, SUBJECTS } from '#domain/exam/exam.ts';
import { loadRubrics } from './rubric-library.ts';

const library = loadRubrics();

test('every subject has an exercise for both levels', () => {
  for (const subject of SUBJECTS) {
    for (const level of LEVELS) {
      expect(library.find(subject, level)?.levels, `${subject} ${level}`).toContain(level);
    }
  }
});

test('an exercise is found by its code and by its slug', () => {
  expect(library.find('philosophie', 'terminale', 'explication')?.code).toBe('PH-EXP');
  expect(library.find('ses', 'terminale', 'SE-EC2')?.slug).toBe('ec2');
  expect(library.find('ses', 'terminale', 'commentaire')).toBeUndefined();
});

test('philosophy is placed as a whole, sciences add up questions', () => {
  expect(library.find('philosophie', 'terminale')?.method).toBe('global');
  expect(library.find('mathematiques', 'premiere')?.method).toBe('questions');
});

test('the parts of a paper share its points', () => {
  const totals = library.papers.map(({ code, parts }) => [
    code,
    parts.reduce((sum, part) => sum + part.points, 0),
  ]);
  expect(Object.fromEntries(totals)).toEqual({
    'FR-TEC': 20,
    'SV-ECR': 15,
    'HG-SPE': 20,
    'SE-COM': 20,
    'AN-SPE': 20,
  });
});

test('philosophy never claims an official marking scheme', () => {
  const words = JSON.stringify(library.rubrics.filter((r) => r.subject === 'philosophie'));
  expect(words).not.toContain('barème officiel par');
  expect(words).toContain('repères de correction');
});
