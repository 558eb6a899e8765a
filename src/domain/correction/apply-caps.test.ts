import { expect, test } from 'vitest';
import { aCap } from '#testing/a-rubric.ts';
import { keepStrictest, underCaps } from './apply-caps.ts';

test('a grade well under the ceiling is left alone', () => {
  expect(underCaps(7, [{ ceiling: 9 }])).toBe(7);
  expect(underCaps(15, [])).toBe(15);
});

test('the lowest ceiling holds', () => {
  expect(underCaps(20, [{ ceiling: 14 }, { ceiling: 9 }])).toBe(9);
});

test('of two capped copies the better keeps the better grade', () => {
  const grades = [8, 10, 12, 16, 20].map((grade) => underCaps(grade, [{ ceiling: 9 }]));
  expect(grades).toEqual([...grades].sort((a, b) => a - b));
  expect(new Set(grades).size).toBe(grades.length);
});

test('a cap never raises a grade', () => {
  for (let grade = 0; grade <= 20; grade += 0.25) {
    for (const ceiling of [1, 5, 9, 14]) {
      expect(underCaps(grade, [{ ceiling }])).toBeLessThanOrEqual(Math.min(grade, ceiling));
    }
  }
});

test('one ceiling of length and one of subject are enough', () => {
  const kept = keepStrictest([
    aCap('CAP_COURT', 9),
    aCap('CAP_TRES_COURT', 5),
    aCap('CAP_HORS_SUJET', 6, 'subject'),
    aCap('CAP_SANS_CONCLUSION', 14, 'form'),
    aCap('CAP_SANS_PLAN', 9, 'form'),
  ]);
  expect(kept.map(({ code }) => code)).toEqual([
    'CAP_TRES_COURT',
    'CAP_HORS_SUJET',
    'CAP_SANS_PLAN',
    'CAP_SANS_CONCLUSION',
  ]);
});
