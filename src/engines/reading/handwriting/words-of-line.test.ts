import { expect, test } from 'vitest';
import { blank } from '../image/grey.ts';
import { wordsOfLine } from './words-of-line.ts';

const cut = {
  image: blank(100, 64),
  toPage: (x: number, y: number) => ({ x: 200 + 2 * x, y: 500 + y }),
};
const letters = (text: string) =>
  [...text].map((char, i) => ({
    char,
    confidence: 0.9,
    from: i / text.length,
    to: (i + 1) / text.length,
  }));
const first = (characters: { confidence: number }[]) => characters[0]!.confidence;

test('words are cut at spaces and placed on the page', () => {
  const words = wordsOfLine(
    { text: 'ab cd', confidence: 0.9, characters: letters('ab cd'), struck: [] },
    cut,
    first,
  );
  expect(words.map(({ text }) => text)).toEqual(['ab', 'cd']);
  expect(words[1]!.box).toMatchObject({ x: 320, width: 80 });
});

test('a crossed-out word stands among the others, marked and empty', () => {
  const words = wordsOfLine(
    { text: 'ab', confidence: 0.9, characters: letters('ab'), struck: [{ from: 0.4, to: 0.6 }] },
    cut,
    first,
  );
  expect(words.map(({ text, struck }) => [text, struck])).toEqual([
    ['ab', undefined],
    ['', true],
  ]);
});
