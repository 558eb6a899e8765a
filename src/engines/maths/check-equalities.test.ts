import { expect, test } from 'vitest';
import { checkEqualities } from './check-equalities.ts';

const verdicts = (text: string) =>
  checkEqualities(text).map(({ start, end, holds }) => [text.slice(start, end), holds]);
const falseOnes = (text: string) =>
  verdicts(text).flatMap(([written, holds]) => (holds ? [] : [written]));

test.each([
  '3 + 4 × 2 = 11',
  '0,04 × 0,95 = 0,038',
  '3{,}14 × 2 = 6{,}28',
  '1 000 × 1,05 = 1 050',
  '2/3 + 1/4 = 11/12',
  '(−3)² = 9',
  '3 x 4 = 12',
  '√18 = 3√2',
  '√(9 + 16) = 5',
  '2³ × 2⁴ = 2⁷',
  '10⁻³ = 0,001',
  '(x + 1)² = x² + 2x + 1',
  '(a − b)(a + b) = a² − b²',
  'ln(x²) = 2 ln x',
  'ln 8 = 3 ln 2',
  'e^(2x) − 2e^x + 1 = (e^x − 1)²',
  'cos²(x) + sin²(x) = 1',
  'cos(π/3) = 1/2',
  'cos(60°) = 0,5',
  '(1 + i)² = 2i',
  '|−7| = 7',
  '5! = 120',
  '60 % × 50 = 30',
  '36 km/h = 10 m/s',
  '0,5 L = 500 mL',
  '10/3 ≈ 3,33',
  '\\frac{1}{2}+\\frac{1}{3}=\\frac{5}{6}',
  '$\\sqrt{2}\\approx1,414$',
  '$\\left(x+1\\right)^{2}=x^{2}+2x+1$',
  '0,9uₙ + 60 − 600 = 0,9uₙ − 540',
  '2^(n+1) = 2 × 2^n',
  '4\\,000 \\times 25=100\\,000',
])('holds: %s', (written) => {
  expect(verdicts(written)).toEqual([[written.replaceAll('$', ''), true]]);
});

test.each([
  ['3 + 4 × 2 = 14', '11 ≠ 14'],
  ['0,2 × 0,3 = 0,6', '0,06 ≠ 0,6'],
  ['2/3 + 1/4 = 3/7', '0,916667 ≠ 0,428571'],
  ['√(9 + 16) = 3 + 4', '5 ≠ 7'],
  ['e^2 × e^(-5) = e^(-10)', '0,0497871 ≠ 0,0000453999'],
  ['2³ × 2⁴ = 2¹²', '128 ≠ 4096'],
  ['ln 2 + ln 3 = ln 5', '1,79176 ≠ 1,60944'],
  ['(x + 1)² = x² + 1', 'x = 2 : 9 ≠ 5'],
  ['(a + b)² = a² + b²', 'a = 2, b = 5 : 49 ≠ 29'],
  ['√(a + b) = √a + √b', 'a = 2, b = 5 : 2,64575 ≠ 3,65028'],
  ['e^(a+b) = e^a + e^b', 'a = 2, b = 5 : 1096,63 ≠ 155,802'],
  ['ln(a + b) = ln a + ln b', 'a = 2, b = 5 : 1,94591 ≠ 2,30259'],
  ['Pour tout x, 2(x + 3) = 2x + 3', 'x = 2 : 10 ≠ 7'],
  ['5 ln 3 ≈ 5,94', '5,49306 ≠ 5,94'],
  ['d = 3 × 5 = 16 m', '15 ≠ 16'],
  ['f(x) = (x + 2)² = x² + 4x + 2', 'x = 2 : 16 ≠ 14'],
  ['\\frac{1}{2}+\\frac{1}{3}=\\frac{2}{5}', '0,833333 ≠ 0,4'],
  ['72 km/h = 10 m/s', '20 ≠ 10'],
])('false: %s, shown by %s', (written, counterExample) => {
  expect(checkEqualities(written).filter(({ holds }) => !holds)).toMatchObject([
    { counterExample },
  ]);
});

test.each([
  ['a definition', 'f(x) = x² + 2x'],
  ['a sequence', 'u_n+1 = 0,9u_n + 60'],
  ['a sequence read without its index', 'un+1 = 0,9un + 60'],
  ['an equation to solve', 'x² − 5x + 6 = 0'],
  ['an equation with letters on both sides', 'On résout (x + 1)² = x² + 5'],
  ['a circle', 'x² + y² = 2x + 4y'],
  ['a formula and the numbers put in it', 'Δ = b² − 4ac = 25 − 24'],
  ['a rounded result behind a plain sign', '1/3 = 0,33'],
  ['an exponent read on the line', '32 + 42 = 25'],
  ['a root whose bar was lost', '√9 + 16 = 5'],
  ['an exponent whose braces were lost', '2^n+1 = 2 × 2^n'],
  ['a sign whose parentheses were left out', '−2² = 4'],
  ['a piece of a sentence', 'la moitié de 6 + 2 = 4'],
  ['the end of an enumeration', 'la somme de 3 et 4 = 7'],
  ['a division written with a colon', '12 : 4 = 3'],
  ['a number in words', '25 × 40 = 1 millier'],
  ['a percentage without its sign', '30 × 100 / 120 = 25 %'],
  ['a change of currency', '1 € = 1,08 dollar'],
  ['a vector relation', 'AB + BC = AC'],
  ['numbers in base two', '129 + 127 = (10000001) + (01111111)'],
  ['a program', 'n = n + 1'],
  ['a thickness', 'e = 5 cm donc 2e = 10 cm'],
  ['a letter that may be a unit', '2m = 6 ⇔ m = 3'],
  ['a comparison in a program', 'while 3 == 4'],
  ['a sum with dots', '1 + 2 + … + n = n(n+1)/2'],
  ['a limit', '\\lim_{x\\to+\\infty} f(x)=0'],
  ['an integral', '\\int_{0}^{1} x dx=2'],
  ['a domain left unsaid', '√(x²) = x'],
  ['a chemical equation', '2H2 + O2 = 2H2O'],
  ['an equation with its solutions in words', 'x² = 4 ⇔ x = 2 ou bien −2'],
  ['a restricted unknown', 'Comme x > 0, x² = 9 ⇔ x = 3'],
  ['a label', '2) (x + 1)² = x² + 2x + 1'],
])('no charge against %s: %s', (_, written) => {
  expect(falseOnes(written)).toEqual([]);
});

test('a chain is judged step by step and the first false step comes first', () => {
  expect(verdicts('A = 2(3 + 4) = 2 × 7 = 15 = 3 × 5')).toEqual([
    ['2(3 + 4) = 2 × 7', true],
    ['2 × 7 = 15', false],
    ['15 = 3 × 5', true],
  ]);
});

test('a calculation goes on from line to line', () => {
  expect(falseOnes('A = 3 + 4 × 2\n= 7 × 2\n= 14')).toEqual(['3 + 4 × 2\n= 7 × 2']);
});

test('a quantity named again on the next line carries the calculation on', () => {
  expect(falseOnes('A = 3(x + 2)\nA = 3x + 2')).toEqual(['A = 3x + 2']);
  expect(falseOnes('B = 3 + 4 × 2\nB = 7 × 2\nB = 14')).toEqual(['B = 7 × 2']);
  expect(falseOnes('A = 3 × 4 = 12\nA = 5 × 2 = 10')).toEqual([]);
  expect(falseOnes('f(x) = 2x + 1\nf(x) = x²')).toEqual([]);
});

test('an equation is followed to its solutions', () => {
  expect(verdicts('x² − 5x + 6 = 0 ⇔ x = 2 ou x = 3')).toEqual([['x = 2 ou x = 3', true]]);
  expect(falseOnes('x² − 5x + 6 = 0 ⇔ x = 1 ou x = 6')).toEqual(['x = 1 ou x = 6']);
  expect(falseOnes('3x − 1 = 8\n3x = 7\nx = 7/3')).toEqual(['3x = 7']);
  expect(falseOnes('2x + 6 = 10, donc 2x = 4, soit x = 3')).toEqual(['x = 3']);
});

test('a solution that was lost is the counter-example', () => {
  expect(checkEqualities('x² = 9 ⇔ x = 3')).toMatchObject([
    { holds: false, counterExample: 'x = −3 : 9 = 9' },
  ]);
});

test('prose around a formula stays outside of it', () => {
  const text = "Or l'élève en a 30 : on a donc 110 − 60 = 40 élèves qui n'en font pas.";
  expect(verdicts(text)).toEqual([['110 − 60 = 40', false]]);
});

test('the same text always gives the same verdicts', () => {
  const text = '(x + 1)² = x² + 1\n2x + 6 = 10 ⇔ x = 2\n0,2 × 0,3 = 0,6';
  expect(
    new Set(Array.from({ length: 20 }, () => JSON.stringify(checkEqualities(text)))).size,
  ).toBe(1);
});
