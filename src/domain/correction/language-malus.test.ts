import { expect, test } from 'vitest';
import { languageMalus } from './language-malus.ts';

const table = { perHundredWords: [1, 2, 4, 6], malus: [0, 0.5, 1, 1.5, 2], minConfidence: 0.8 };
const malus = (faults: number, confidence = 1) => languageMalus(faults, 100, confidence, table);

test('under one fault for a hundred words nothing is lost', () => {
  expect([0, 0.5, 1].map((faults) => malus(faults))).toEqual([0, 0, 0]);
});

test('the loss grows with the faults, without jumps, up to two points', () => {
  expect([1.5, 3, 5, 7, 40].map((faults) => malus(faults))).toEqual([0.5, 1, 1.5, 2, 2]);
  const losses = Array.from({ length: 80 }, (_, i) => malus(i / 10));
  expect(losses).toEqual([...losses].sort((a, b) => a - b));
});

test('a page that was hard to read costs no point of spelling', () => {
  expect(malus(10, 0.79)).toBe(0);
  expect(languageMalus(3, 0, 1, table)).toBe(0);
});
