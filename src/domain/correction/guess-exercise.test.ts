import { expect, test } from 'vitest';
import { guessExercise } from './guess-exercise.ts';

test('a question in philosophy is a dissertation, a text to explain is an explication', () => {
  expect(guessExercise('philosophie', 'terminale', { asked: 'Faut-il obéir ?' })).toBe(
    'dissertation',
  );
  const asked = `Expliquez le texte suivant. ${'mot '.repeat(200)}`;
  expect(guessExercise('philosophie', 'terminale', { asked })).toBe('explication');
});

test('a text to comment on is a commentaire, however short: a sonnet has a hundred words', () => {
  const poem = "Demain, dès l'aube, à l'heure où blanchit la campagne, je partirai.";
  for (const asked of ['Vous commenterez le texte suivant :', 'Commentez ce poème.'])
    expect(guessExercise('francais', 'premiere', { asked: `${asked}\n\n${poem}` })).toBe(
      'commentaire',
    );
  const asked = `Vous expliquerez le texte suivant.\n\n${poem}`;
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

test('without a statement a copy is known by what it works on', () => {
  const reading =
    'Dans cet extrait, le narrateur écrit « seul » ; le texte dit « nuit », « froid ». '.repeat(3);
  expect(guessExercise('francais', 'premiere', { copy: reading })).toBe('commentaire');
  expect(guessExercise('philosophie', 'terminale', { copy: reading })).toBe('explication');
  const documents = 'Le document 1 montre une hausse, que le document 2 explique. '.repeat(2);
  expect(guessExercise('svt', 'terminale', { copy: `Le sang. ${documents}` })).toBe('documents');
  const parts = 'Mobilisation des connaissances\n\n…\n\nÉtude de document\n\n…';
  expect(guessExercise('ses', 'premiere', { copy: parts })).toBe('epreuve-composee');
});

test('a dissertation that quotes an author now and then stays a dissertation', () => {
  const copy = 'L’auteur montre que la liberté se perd. « Soyez résolus », écrit-il. '.repeat(4);
  expect(guessExercise('francais', 'premiere', { copy })).toBe('dissertation');
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
