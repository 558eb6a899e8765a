import { expect, test } from 'vitest';
import { bandOf, gradeAt, placementAt } from './placement.ts';

const edges = [0, 6, 10, 14, 17, 20];
const scale = edges.slice(0, -1).map((from, i) => ({
  code: `A${i}`,
  label: '',
  from,
  to: edges[i + 1] ?? 20,
  meaning: '',
  objective: '',
}));

test('a whole placement is the foot of its band', () => {
  expect([0, 1, 2, 3, 4, 5].map((placement) => gradeAt(placement, scale))).toEqual(edges);
});

test('placements outside the scale, or not numbers, stay on it', () => {
  expect([-3, 12, Number.NaN, Number.POSITIVE_INFINITY].map((p) => gradeAt(p, scale))).toEqual([
    0, 20, 0, 0,
  ]);
});

test('a grade finds its placement back', () => {
  for (const grade of [0, 3.2, 6, 9.99, 12, 16.5, 20]) {
    expect(gradeAt(placementAt(grade, scale), scale)).toBeCloseTo(grade);
  }
});

test('decimals fall in the band below the next anchor', () => {
  expect([5.99, 6, 9.9, 13.75, 14, 17, 20].map((g) => bandOf(g, scale).code)).toEqual([
    'A0',
    'A1',
    'A1',
    'A2',
    'A3',
    'A4',
    'A4',
  ]);
});
