import { expect, test } from 'vitest';
import { plainMaths } from './plain-maths.ts';

test.each([
  ['Donc x = 3.', 'Donc x = 3.'],
  [String.raw`\frac{1}{2}`, '1/2'],
  [String.raw`\frac{x+1}{x-1}`, '(x+1)/(x-1)'],
  [String.raw`\sqrt{2}`, '√2'],
  [String.raw`$x^{2} \leq \infty$`, 'x^2 ⩽ ∞'],
  [String.raw`\frac{\sqrt{2}}{2}`, '(√2)/2'],
  [String.raw`u_{n+1} = 0,9 \times u_{n}`, 'u_(n+1) = 0,9 × u_n'],
  [String.raw`\overrightarrow{AB}`, 'AB⃗'],
  [String.raw`\ln(x) \to 0`, 'ln(x) → 0'],
])('%s is read %s', (typed, plain) => {
  expect(plainMaths(typed)).toBe(plain);
});

test('endless nesting is answered too', () => {
  expect(plainMaths('\\frac{'.repeat(5_000)).length).toBeGreaterThan(0);
});
