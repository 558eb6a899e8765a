import { expect, test } from 'vitest';
import { guessExercise } from './guess-exercise.ts';

test('a question in philosophy is a dissertation, a text to explain is an explication', () => {
  expect(guessExercise('philosophie', 'terminale', { asked: 'Faut-il obéir ?' })).toBe(
    'dissertation',
  );
  const asked = `Expliquez le texte suivant. ${'mot '.repeat(200)}`;
  expect(guessExercise('philosophie', 'terminale', { asked })).toBe('explication');
});

test('the heading the pupil wrote is believed', () => {
  expect(guessExercise('francais', 'premiere', { copy: 'Commentaire\n\nCe texte…' })).toBe(
    'commentaire',
  );
  expect(guessExercise('francais', 'premiere', { copy: 'Contraction\n\n…\n\nEssai\n\n…' })).toBe(
    'contraction-essai',
  );
});

test('mathematics follow the level', () => {
  expect(guessExercise('mathematiques', 'premiere', {})).toBe('epreuve-anticipee');
  expect(guessExercise('mathematiques', 'terminale', {})).toBe('exercices');
});

test('documents make the exercise on documents', () => {
  expect(guessExercise('svt', 'terminale', { asked: 'À partir des documents, montrez…' })).toBe(
    'documents',
  );
  expect(guessExercise('histoire-geo', 'terminale', { asked: 'Analysez le document.' })).toBe(
    'analyse-de-document',
  );
});
