import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

test('high punctuation never starts a line', () => {
  expect(typeset('Prêt ? Oui : « vas-y » !')).toBe(
    'Prêt\u202f? Oui\u00a0: «\u00a0vas-y\u00a0»\u202f!',
  );
});

test('a number stays with its unit', () => {
  expect(typeset('10 Mo, 39 €')).toBe('10\u00a0Mo, 39\u00a0€');
});

test('three dots become an ellipsis and apostrophes stay as typed', () => {
  expect(typeset("On lit l'énoncé...")).toBe("On lit l'énoncé…");
});
