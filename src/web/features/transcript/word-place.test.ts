import { expect, test } from 'vitest';
import { fixesOf, lookOf, type PlacedWord, wordsOf } from './word-place.ts';

const word = (text: string, more = {}) => ({
  text,
  confidence: 0.9,
  doubtful: false,
  struck: false,
  ...more,
});
const pages = [
  {
    width: 10,
    height: 10,
    hasPicture: true,
    lines: [
      { text: 'Le', words: [word('Le'), word('', { struck: true })] },
      { text: 'chot', words: [word('chot', { doubtful: true })] },
    ],
  },
];
const words = wordsOf({ pages });
const [plain, struck, doubtful] = words as [PlacedWord, PlacedWord, PlacedWord];

test('words are placed as a pupil counts them', () => {
  expect(words.map(({ id }) => id)).toEqual(['1-1-1', '1-1-2', '1-2-1']);
});

test('only what differs from the reading is a fix', () => {
  const says = new Map([
    ['1-1-1', 'Le'],
    ['1-1-2', ''],
    ['1-2-1', 'chat'],
  ]);
  expect(fixesOf(words, says)).toEqual([{ page: 1, line: 2, word: 1, text: 'chat' }]);
});

test('a word looks doubtful until its author has spoken', () => {
  expect(lookOf(plain, new Map())).toBe('plain');
  expect(lookOf(struck, new Map())).toBe('struck');
  expect(lookOf(doubtful, new Map())).toBe('doubtful');
  expect(lookOf(doubtful, new Map([['1-2-1', 'chot']]))).toBe('seen');
  expect(lookOf(doubtful, new Map([['1-2-1', 'chat']]))).toBe('fixed');
  expect(lookOf(doubtful, new Map([['1-2-1', '']]))).toBe('removed');
});
