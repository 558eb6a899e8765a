import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aRubric } from '#testing/a-rubric.ts';
import { computeGrade, type GradeInputs, roundToStep } from './compute-grade.ts';
import { METHODS } from './rubric.ts';

const all = (placement: number) => ({
  problematique: placement,
  argumentation: placement,
  references: placement,
  exemples: placement,
  conclusion: placement,
});
const question = (points: number, maxPoints: number) => ({
  question: '1',
  studentAnswer: '',
  correctAnswer: '',
  points,
  maxPoints,
  comment: '',
});
const inputs = (change: Partial<GradeInputs> = {}): GradeInputs => ({
  placements: all(2.5),
  questions: [],
  caps: [],
  malus: 0,
  ...change,
});

test('criteria are weighed: the middle of A2 everywhere is 12', () => {
  expect(computeGrade(inputs(), aRubric())).toBe(12);
});

test('a heavier criterion moves the grade more', () => {
  const strong = (key: 'argumentation' | 'exemples') =>
    computeGrade(inputs({ placements: { ...all(2), [key]: 4 } }), aRubric());
  expect(strong('argumentation')).toBeGreaterThan(strong('exemples'));
});

test('a copy appreciated as a whole stays within a point of its placement', () => {
  const rubric = aRubric({ method: 'global' });
  expect(computeGrade(inputs({ placements: all(5), placement: 2 }), rubric)).toBe(11);
  expect(computeGrade(inputs({ placements: all(0), placement: 2 }), rubric)).toBe(9);
});

test('sciences add up the points of the questions, none above its maximum', () => {
  const rubric = aRubric({ method: 'questions' });
  const questions = [question(2, 4), question(9, 4), question(-3, 2)];
  expect(computeGrade(inputs({ questions }), rubric)).toBe(12);
});

test('without points in the paper, sciences fall back on the criteria', () => {
  expect(computeGrade(inputs(), aRubric({ method: 'questions' }))).toBe(12);
});

test('the malus comes after the caps, and no grade is negative', () => {
  expect(computeGrade(inputs({ caps: [{ ceiling: 1 }], malus: 2 }), aRubric())).toBe(0);
  const capped = inputs({ placements: all(4.5), caps: [{ ceiling: 9 }] });
  expect(computeGrade({ ...capped, malus: 1 }, aRubric())).toBe(
    roundToStep(computeGrade(capped, aRubric()) - 1),
  );
});

test('[D7] whatever markers say, the grade is a step of the scale between 0 and 20', () => {
  const anyNumber = fc.oneof(fc.double(), fc.double({ min: -5, max: 30 }), fc.constant(Number.NaN));
  const anyInputs = fc.record({
    placements: fc.record({
      problematique: anyNumber,
      argumentation: anyNumber,
      references: anyNumber,
      exemples: anyNumber,
      conclusion: anyNumber,
    }),
    placement: anyNumber,
    questions: fc.array(fc.tuple(anyNumber, anyNumber).map(([p, max]) => question(p, max))),
    caps: fc.array(fc.record({ ceiling: fc.double({ min: 0, max: 20, noNaN: true }) })),
    malus: anyNumber,
  });
  const check = fc.property(anyInputs, fc.constantFrom(...METHODS), (given, method) => {
    const grade = computeGrade(given, aRubric({ method }));
    const ceiling = Math.min(20, ...given.caps.map((cap) => cap.ceiling));
    expect(grade).toBeGreaterThanOrEqual(0);
    expect(grade).toBeLessThanOrEqual(roundToStep(ceiling) + 0.1);
    expect(roundToStep(grade)).toBe(grade);
  });
  fc.assert(check, { numRuns: 10_000, seed: 2026 });
});
