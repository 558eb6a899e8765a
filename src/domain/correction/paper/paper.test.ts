import { expect, test } from 'vitest';
import { markQuestions, type QuestionWords } from './mark-questions.ts';
import { parseQuestions } from './parse-questions.ts';
import { readAnswer } from './read-answer.ts';
import { splitAnswers } from './split-answers.ts';

const statement = `Exercice 1 (5 pts) — Probabilités. Une maladie touche 4 % d'une population.
1. (0,5) Représenter la situation par un arbre pondéré.
2. (0,5) Calculer P(M ∩ T).
3. (1) Montrer que P(T) = 0,134.
5. On teste 20 personnes.
 a. (0,5) Justifier que X suit une loi binomiale. b. (0,5) Calculer P(X ⩾ 1).
Exercice 2 (5 pts) — Suites.
1. (0,5) Calculer u₁ et u₂. 2. (0,75) Étudier les variations de f.`;

const copy = `Exercice 1
1. Arbre : M 0,04 et T 0,95.
2) P(M ∩ T) = 0,04 × 0,95 = 0,038.
3) D'après la formule des probabilités totales, P(T) = 0,038 + 0,096 = 0,134.
5a. On répète 20. fois une épreuve de Bernoulli, donc X suit une loi binomiale.
Exercice 2
1. u₁ = 5/3.`;

const words = Object.fromEntries(
  [
    'unanswered',
    'unjustified',
    'followThrough',
    'falseEquality',
    'impossible',
    'unit',
    'matched',
    'unmatched',
    'unchecked',
    'notVerified',
  ].map((w) => [w, w]),
) as QuestionWords;
const questions = parseQuestions(statement);
const answers = splitAnswers(copy, questions).map((answer) => readAnswer(answer, copy, []));
const marks = (caps: Parameters<typeof markQuestions>[3] = []) =>
  markQuestions(questions, answers, ({ start, end }) => copy.slice(start, end), caps, words);

test('questions and their points are read in the statement', () => {
  expect(questions.map(({ label, maxPoints }) => `${label}:${maxPoints}`)).toEqual([
    '1.1:0.5',
    '1.2:0.5',
    '1.3:1',
    '1.5a:0.5',
    '1.5b:0.5',
    '2.1:0.5',
    '2.2:0.75',
  ]);
});

test('points written after a question are its points, and a letter ending a sentence is no question', () => {
  const printed = `Exercice 2 (5 points)
Soit f la fonction définie sur R par f(x) = x^3 - 3x + 1.
1. Calculer f'(x) et étudier son signe. (2 points)
2. Dresser le tableau de variations de f. (1,5 point)
3. a) Montrer que f s'annule. (1 pt)
b) En déduire le signe de f. (0,5 pt)
Donnée : g = 9,81 N/kg.`;
  expect(
    parseQuestions(printed).map(({ label, maxPoints, statement: asked }) => [
      label,
      maxPoints,
      asked,
    ]),
  ).toEqual([
    ['2.1', 2, "Calculer f'(x) et étudier son signe."],
    ['2.2', 1.5, 'Dresser le tableau de variations de f.'],
    ['2.3a', 1, "Montrer que f s'annule."],
    ['2.3b', 0.5, 'En déduire le signe de f.'],
  ]);
});

test('a table of choices shares the points of its part', () => {
  const table =
    'Partie 1 — Automatismes (6 pts, 12 questions à 0,5).\n| 1 | 3/4 − 2/3 = | 1 | 1/12 |\n| 2 | 10³ | a | b |';
  expect(parseQuestions(table).map(({ label, maxPoints }) => [label, maxPoints])).toEqual([
    ['1.1', 0.5],
    ['1.2', 0.5],
  ]);
});

test('answers are found by the numbers the pupil wrote, in the order of the paper', () => {
  expect(answers.map(({ label }) => label)).toEqual(['1.1', '1.2', '1.3', '1.5a', '2.1']);
});

test('a justified answer is worth more than a bare result, and nothing is worth nothing', () => {
  const byLabel = Object.fromEntries(
    marks().map((mark, i) => [questions[i]!.label, mark.points / mark.maxPoints]),
  );
  expect(byLabel['1.3']).toBeGreaterThan(byLabel['2.1']!);
  expect(byLabel['1.5b']).toBe(0);
});

test('an unjustified answer is limited, more so when a proof was asked', () => {
  const caps = [{ code: 'CAP_SANS_JUSTIF', share: 0.5, shareWhenAsked: 0.25, message: '' }];
  const bare = markQuestions(
    [{ label: '1', statement: 'Démontrer que u est croissante.', maxPoints: 2 }],
    [readAnswer({ start: 0, end: 12, label: '1' }, '1. 5/3 et 2.', [])],
    () => '1. 5/3 et 2.',
    caps,
    words,
  );
  expect(bare[0]?.points).toBeLessThanOrEqual(0.5);
});

test('an answer in words is a sentence already, a bare result is not', () => {
  const read = (text: string) => readAnswer({ start: 0, end: text.length, label: '1' }, text, []);
  expect(read('1. Le sauteur est soumis uniquement à son poids.').concluded).toBe(true);
  expect(read('1. v = 19,8 m/s').concluded).toBe(false);
});

test('a probability above one is a major error', () => {
  const text = '1. D’après la formule, P(A) = 1,4 donc voilà.';
  const [mark] = markQuestions(
    [{ label: '1', statement: 'Calculer P(A).', maxPoints: 2 }],
    [readAnswer({ start: 0, end: text.length, label: '1' }, text, [])],
    () => text,
    [{ code: 'CAP_ERREUR_MAJEURE', share: 0.5, message: '' }],
    words,
  );
  expect(mark).toMatchObject({ comment: 'impossible' });
  expect(mark?.points).toBeLessThanOrEqual(1);
});

test('the expected answer decides when we have it', () => {
  const right = (text: string) =>
    markQuestions(
      [{ label: '1', statement: 'Choisir.', maxPoints: 0.5, expected: 'B' }],
      [readAnswer({ start: 0, end: text.length, label: '1' }, text, [])],
      () => text,
      [],
      words,
    )[0]?.points;
  expect([right('1. B'), right('1. C')]).toEqual([0.5, 0]);
});

test('a slip is paid once: what follows from it correctly keeps most of its points', () => {
  const text = [
    '1. D’après l’énoncé, u = 3 × 4 = 13.',
    '2. Donc v = 2 × 13 = 26, on en déduit la réponse.',
  ];
  const marked = markQuestions(
    [
      { label: '1', statement: 'Calculer u.', maxPoints: 1, expected: '12' },
      { label: '2', statement: 'Calculer v.', maxPoints: 1, expected: '24' },
    ],
    [1, 2].map((n) =>
      readAnswer({ start: 0, end: text[n - 1]!.length, label: `${n}` }, text[n - 1]!, []),
    ),
    ({ label }) => text[Number(label) - 1]!,
    [],
    words,
  );
  expect(marked[0]).toMatchObject({ comment: 'unmatched' });
  expect(marked[1]).toMatchObject({ comment: 'followThrough' });
  expect(marked[1]!.points).toBeGreaterThan(marked[0]!.points);
});

test('a figure that was not surely read is never held against the pupil', () => {
  const text = '1. D’après la formule, P(A) = 1,4 = 3 donc voilà.';
  const at = text.indexOf('1,4');
  const equality = { start: at - 7, end: at + 7, holds: false };
  const markWith = (...unsure: { start: number; end: number }[]) =>
    markQuestions(
      [{ label: '1', statement: 'Calculer P(A).', maxPoints: 2, expected: '0,4' }],
      [readAnswer({ start: 0, end: text.length, label: '1' }, text, [equality], unsure)],
      () => text,
      [{ code: 'CAP_ERREUR_MAJEURE', share: 0.5, message: '' }],
      words,
    )[0];
  expect(markWith()).toMatchObject({ comment: 'impossible' });
  expect(markWith({ start: at, end: at + 3 })).toMatchObject({ comment: 'unchecked' });
  expect(markWith({ start: 3, end: 10 })).toMatchObject({ comment: 'impossible' });
});
