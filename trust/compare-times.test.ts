import { expect, test } from 'vitest';
import { compareTimes } from './compare-times.ts';
import { seededRandom } from './scale.ts';

test('durations drawn alike are not told apart, others are', () => {
  const random = seededRandom(3);
  const drawn = (mean: number) => Array.from({ length: 400 }, () => mean + random() * 4);
  expect(compareTimes(drawn(10), drawn(10)).chance).toBeGreaterThan(0.05);
  const apart = compareTimes(drawn(10), drawn(16));
  expect(apart.difference).toBeGreaterThan(5);
  expect(apart.chance).toBeLessThan(0.001);
});
