import { expect, test } from 'vitest';
import { wordConfidence } from './word-confidence.ts';

const sure = (...values: number[]) => values.map((confidence) => ({ confidence }));
const curve = [
  { raw: 0.5, right: 0.3 },
  { raw: 0.9, right: 0.7 },
  { raw: 1, right: 0.95 },
];

test('a word is as sure as all its letters together', () => {
  expect(wordConfidence(sure(0.9, 0.5), [])).toBeCloseTo(0.45);
});

test('the measured curve corrects the raw certainty', () => {
  expect(wordConfidence(sure(1), curve)).toBeCloseTo(0.95);
  expect(wordConfidence(sure(0.7), curve)).toBeCloseTo(0.5);
});
