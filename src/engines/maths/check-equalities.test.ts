import { describe, expect, it } from 'vitest';
import { checkEqualities } from './check-equalities.ts';

const verdicts = (text: string) => checkEqualities(text).map(({ holds }) => holds);

describe('equalities of a copy', () => {
  it('accepts true identities, whatever their writing', () => {
    const lines = [
      '(x+1)² = x² + 2x + 1',
      '(a-b)(a+b) = a² - b²',
      '\\frac{1}{2} + \\frac{1}{3} = \\frac{5}{6}',
      '2(x+3) - 4 = 2x + 2',
      '√(4x²)/2 + 3 = 3 + √(x²)',
      '3{,}14 × 2 = 6,28',
      'e^{2x} = (e^{x})^2',
    ];
    for (const line of lines) expect([line, verdicts(line)]).toEqual([line, [true]]);
  });

  it('finds false ones and gives a value that shows it', () => {
    for (const line of [
      '(x+2)² = x² + 4',
      '√(a+b) = √a + √b',
      '2/3 + 1/4 = 3/7',
      '(a+b)^3 = a^3 + b^3',
      '0,2 × 0,3 = 0,6',
    ]) {
      const [found] = checkEqualities(line);
      expect([line, found?.holds]).toEqual([line, false]);
      expect(found?.counterExample).toMatch(/d'un côté/);
    }
  });

  it('reads a decimal comma as a French one and allows for rounding', () => {
    expect(verdicts('10/3 ≈ 3,33')).toEqual([true]);
    expect(verdicts('1,5 + 2,5 = 4')).toEqual([true]);
  });

  it('does not judge an equation that is only being solved', () => {
    expect(verdicts('2x + 6 = 10')).toEqual([]);
    expect(verdicts('x² - 5x + 6 = 0')).toEqual([]);
    expect(verdicts('f(x) = x² + 2x')).toEqual([]);
  });

  it('finds the first line of a chain that changes the solutions', () => {
    expect(verdicts('2x + 6 = 10 ⇔ 2x = 4 ⇔ x = 2')).toEqual([true, true]);
    const [first, second] = checkEqualities('3x - 1 = 8\n3x = 7\nx = 7/3');
    expect(first?.holds).toBe(false);
    expect(first?.counterExample).toContain('vérifie');
    expect(second?.holds).toBe(true);
  });

  it('leaves prose alone, and places what it finds', () => {
    expect(checkEqualities("La liberté n'est pas l'absence de contraintes (1789).")).toEqual([]);
    const text = 'On calcule : 2 + 2 = 5 donc…';
    const [found] = checkEqualities(text);
    expect(text.slice(found!.start, found!.end)).toBe('2 + 2 = 5');
  });
});
