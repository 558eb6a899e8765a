import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkEqualities } from './check-equalities.ts';

test.each([
  ['ten thousand parentheses', `${'('.repeat(5000)}1${')'.repeat(5000)} = 1`],
  ['open parentheses', `${'('.repeat(10_000)} = 1`],
  ['a tower of powers', '9^9^9^9 = 3'],
  ['a long tower', `${'9^'.repeat(100)}9 = 3`],
  ['not a number', '0/0 = NaN = Infinity = 1/0'],
  ['many signs', '='.repeat(20_000)],
  ['many minus signs', `${'-'.repeat(10_000)}1 = 1`],
  ['nested commands', `${'\\frac{'.repeat(3000)}1 = 2`],
  ['nested roots', `${'√'.repeat(200)}2 = 3`],
  ['a huge factorial', '999999999! = 1'],
  ['code', 'import("fs") = constructor.constructor("return process")() = __proto__ = 1'],
  ['unicode', '\u{1d465}\ud800 = \u202e٣ + 𝟛 = ∞ ≈ 🙂'],
  ['a long line of ambiguities', 'ln 2x/3e^2x+1.5 = 1\n'.repeat(2000)],
  ['commas in a group', `f(${'1,'.repeat(5000)} = 2`],
])('%s is left unjudged', (_, text) => {
  expect(checkEqualities(text).filter(({ holds }) => !holds)).toEqual([]);
});

test('no text makes it fail, and places stay inside the text', () => {
  const sign = fc.constantFrom(
    ...'0123456789,.xyne+-×/^²√()={}⇔≈ \n|%!\\$_πfu',
    'ln ',
    ' ou ',
    '\\frac',
  );
  const formula = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(fc.oneof(formula, fc.string({ unit: 'binary', maxLength: 200 })), (text) => {
      for (const { start, end } of checkEqualities(text)) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns: 1500, seed: 7 },
  );
});
