import { expect, test } from 'vitest';
import coach from '#content/coach/coach.json' with { type: 'json' };
import { type CoachWords, isFaithful, type PlanFacts, personalPlan } from './victory-plan.ts';

const NOW = new Date('2026-11-15T10:00:00Z');
const WORDS: CoachWords = {
  general: { tips: ['Relis-toi.'], weeklyGoal: 'Une copie.' },
  personal: {
    error: 'Priorité : {error}, {counts}.',
    errorGone: 'Bravo pour {error} : {counts}.',
    skill: { conclusion: 'Ta conclusion : {score}/20.' },
    weakSubject: '{subject} : {average}/20.',
    cards: '{cards} cartes.',
    bac: '{days} jours.',
    weeklyGoal: '{days} jours de travail.',
    weeklyGoalError: '{days} jours, sans {error}.',
  },
  errors: { HOM_A: 'a/à', HOM: 'homophones' },
  skills: {},
  subjects: { svt: 'SVT' },
};
const FACTS: PlanFacts = {
  ...{ copies: 6, streak: 3, weeklyDays: 5, cardsToday: 4, daysToBac: 212, target: null },
  subjects: [
    { subject: 'svt', average: 9.5, copies: 3 },
    { subject: 'ses', average: 13, copies: 3 },
  ],
  skills: [
    { key: 'conclusion', score: 8.25, before: null },
    { key: 'exemples', score: 12, before: null },
  ],
  errors: [
    { kind: 'fault', category: 'HOM_A', counts: [6, 2, 1], direction: 'down' },
    { kind: 'fault', category: 'HOM_SE', counts: [3, 1, 0], direction: 'gone' },
  ],
};

test('a plan speaks of the heaviest error, the weakest skill and subject, in figures of the pupil', () => {
  const { tips, weeklyGoal, confidence } = personalPlan(FACTS, WORDS, NOW);
  expect(tips).toEqual([
    'Priorité : a/à, 6 → 2 → 1.',
    'Ta conclusion : 8,3/20.',
    'SVT : 9,5/20.',
    'Bravo pour homophones : 3 → 1 → 0.',
    '4 cartes.',
  ]);
  expect(weeklyGoal).toBe('5 jours, sans a/à.');
  expect(confidence).toBe(0.45);
});

test('words may change, figures may not', () => {
  const plan = personalPlan(FACTS, WORDS, NOW);
  expect(isFaithful({ ...plan, tips: ['En SVT, tu pars de 9.5 : vas-y.'] }, plan)).toBe(true);
  expect(isFaithful({ ...plan, tips: ['Tu vises 14 en SVT.'] }, plan)).toBe(false);
  expect(isFaithful({ ...plan, tips: [] }, plan)).toBe(false);
});

test('the coach names a fault after a colon: one is plural, another is the rule and not its breach', () => {
  const { error, errorGone, weeklyGoalError } = coach.personal;
  for (const words of [error, errorGone, weeklyGoalError]) expect(words).toContain(' : {error}');
});
