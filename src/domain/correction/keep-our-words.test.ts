import { expect, test } from 'vitest';
import { guardAnswer, keepOurWords } from './keep-our-words.ts';

test('a sentence that holds the key goes, the others stay', () => {
  const guard = keepOurWords('', ['sk-0123456789abcdef']);
  expect(guard('Bien. La clé est sk-0123456789abcdef. Continue.')).toBe('Bien. Continue.');
});

test('the key of a model of one’s own, short as a word, takes nothing out of a correction', () => {
  const answer = { kind: 'weakness', comment: 'Ce plan marche à moitié.' };
  for (const key of ['', 'k', 'none', 'weakness', 'EMPTY']) {
    expect(guardAnswer(answer, keepOurWords('', [key]))).toEqual(answer);
  }
});
