import { expect, test } from 'vitest';
import { intervalAround } from './interval.ts';

const width = (doubt: Parameters<typeof intervalAround>[1], grade = 12) => {
  const { low, high } = intervalAround(grade, doubt);
  return high - low;
};
const embedded = { markers: [{ kind: 'embedded' as const }], grades: [12], confidence: 1 };
const model = { ...embedded, markers: [{ kind: 'model' as const }] };

test('a marker that reads form only says plus or minus three', () => {
  expect(intervalAround(12, embedded)).toEqual({ low: 9, high: 15 });
});

test('a model narrows it, disagreement and a hard page widen it', () => {
  expect(width(model)).toBeLessThan(width(embedded));
  expect(width({ ...model, grades: [9, 15] })).toBeGreaterThan(width(model));
  expect(width({ ...model, confidence: 0.6 })).toBeGreaterThan(width(model));
});

test('the interval stays on the scale', () => {
  expect(intervalAround(19, embedded).high).toBe(20);
  expect(intervalAround(1, embedded).low).toBe(0);
});
