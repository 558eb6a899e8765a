import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test('words, sentences and paragraphs are counted as a teacher would', () => {
  expect(countText("L'homme est-il libre ? Oui… et non.\n\nConcluons.")).toEqual({
    words: 8,
    sentences: 4,
    paragraphs: 2,
  });
});

test('an empty page counts nothing', () => {
  expect(countText(' \n … ')).toEqual({ words: 0, sentences: 0, paragraphs: 0 });
});
