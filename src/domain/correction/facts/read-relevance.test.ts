import { expect, test } from 'vitest';
import { contentStems, overlapOf } from './content-stems.ts';
import { questionIn, readRelevance, readSourceRelevance } from './read-relevance.ts';

const overlap = (subject: string, text: string) => {
  const said = contentStems(text);
  const wanted = contentStems(subject);
  const often = wanted.filter((stem) => said.filter((other) => other === stem).length > 1);
  return { overlap: overlapOf(wanted, said), insistence: often.length / wanted.length };
};
const asked = 'Faut-il oublier le temps pour être heureux ?';
const treated = (...paragraphs: string[]) => readRelevance(asked, paragraphs, overlap).treated;

test('an essay that keeps to its subject treats it whole', () => {
  const essay = [
    'Oublier le temps rend-il heureux ?',
    'Le temps pèse.',
    'Être heureux, ce n’est pas oublier le temps.',
  ];
  expect(treated(...essay)).toBeGreaterThan(0.8);
});

test('one stray mention of each word is not a treatment', () => {
  const stray = [
    'La cuisine est un art.',
    'Il faut oublier le temps et être heureux.',
    'On mange.',
    'On boit.',
  ];
  expect(treated(...stray)).toBeLessThan(0.4);
});

test('the order of the paragraphs between the edges changes nothing', () => {
  expect(treated('Oublier le temps.', 'Rien.', 'Heureux.')).toBe(
    treated('Heureux.', 'Rien.', 'Oublier le temps.'),
  );
});

test('the instructions around a question are not its subject', () => {
  expect(
    questionIn('La parole cache-t-elle ? Vous répondrez dans un développement organisé.'),
  ).toBe('La parole cache-t-elle ?');
});

test('nor are its documents, its label, nor what is expected of the answer', () => {
  const asked = `EC3. À l'aide de vos connaissances et du dossier documentaire, vous montrerez que l'impôt réduit les inégalités.

Document 1. Niveau de vie avant et après redistribution. Est-ce assez ?
Document 2. L'école et la réussite.`;
  expect(questionIn(asked)).toBe("vous montrerez que l'impôt réduit les inégalités.");
  const exercise =
    "Exercice 1. Expliquez comment la méiose assure la diversité. Vous rédigerez un texte argumenté. On attend que l'exposé soit étayé par des expériences.";
  expect(questionIn(exercise)).toBe('Expliquez comment la méiose assure la diversité.');
});

test('a copy about a text is known by the themes of the text', () => {
  const source =
    'La liberté s’use par habitude. La liberté demande un entretien. L’habitude endort la liberté.';
  expect(
    readSourceRelevance(source, 'La liberté s’endort par habitude, faute d’entretien.').treated,
  ).toBeGreaterThan(0.5);
  expect(readSourceRelevance(source, 'Les volcans crachent de la lave.').treated).toBe(0);
});
