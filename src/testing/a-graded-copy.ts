import type { GradedCopy } from '#domain/progress/graded-copy.ts';

/** A philosophy copy at 11; each test changes only what it is about. */
export const aGradedCopy = (traits: Partial<GradedCopy>): GradedCopy => ({
  examId: crypto.randomUUID(),
  resultId: crypto.randomUUID(),
  subject: 'philosophie',
  level: 'terminale',
  examType: 'bac',
  day: '2026-11-02',
  grade: 11,
  low: 9.5,
  high: 12.5,
  subScores: { problematique: 11, argumentation: 10, references: 12, exemples: 9, conclusion: 11 },
  faults: { HOM_A: 1 },
  weaknesses: {},
  ...traits,
});
