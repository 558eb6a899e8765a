import { expect, test } from 'vitest';
import { printConfidence } from './print-confidence.ts';

const word = (confidence: number) => [{ confidence }, { confidence }];

test('a sure word on a sure line is all but certain', () => {
  expect(printConfidence(word(0.96), 0.96)).toBeGreaterThan(0.99);
});

test('the same word on a doubtful line is doubted', () => {
  expect(printConfidence(word(0.96), 0.5)).toBeLessThan(0.9);
});

test('a word Tesseract does not believe on a line it does not believe is wrong', () => {
  expect(printConfidence(word(0.2), 0.2)).toBeLessThan(0.15);
});

test('certainty rises with that of the word and never reaches 1', () => {
  const rising = [0, 0.3, 0.6, 0.9, 1].map((raw) => printConfidence(word(raw), 0.8));
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
  expect(printConfidence(word(1), 1)).toBeLessThan(1);
});
