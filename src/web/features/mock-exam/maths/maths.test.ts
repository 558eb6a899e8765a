import { expect, test } from 'vitest';
import { mathsSegments } from './maths-segments.ts';
import { toLatex } from './to-latex.ts';

test('words stay words, formulas are found among them', () => {
  expect(mathsSegments('Donc f(x) = 3x² et la limite est nulle.')).toEqual([
    { kind: 'text', content: 'Donc ' },
    { kind: 'maths', content: 'f(x) = 3x²' },
    { kind: 'text', content: ' et la limite est nulle.' },
  ]);
});

test('between two dollars all is formula', () => {
  expect(mathsSegments('soit $un nombre$')).toEqual([
    { kind: 'text', content: 'soit ' },
    { kind: 'maths', content: 'un nombre' },
  ]);
});

test.each([
  ['x^2', 'x^2'],
  ['3x²', '3x^{2}'],
  ['uₙ₊₁', 'u_{n+1}'],
  ['sqrt(x+1)', '\\sqrt{x+1}'],
  ['(x+1)/(x-2)', '\\frac{x+1}{x-2}'],
  ['1/2', '\\frac{1}{2}'],
  ['0,5', '0{,}5'],
  ['e^(2x)', 'e^{2x}'],
  ['\\frac{a}{b}', '\\frac{a}{b}'],
  ['\\ln(x) = 1/2', '\\ln(x) = \\frac{1}{2}'],
])('%s is set as %s', (typed, latex) => {
  expect(toLatex(typed)).toBe(latex);
});
