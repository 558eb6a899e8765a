import { type Budget, spend } from './budget.ts';
import { unknownsOf } from './compare.ts';
import { compute } from './compute.ts';
import type { Expression } from './expression.ts';
import { parseSide } from './parse-side.ts';
import { readingsOf } from './reading.ts';
import type { Statement } from './statement.ts';

/** An equation in one unknown, with its real solutions when it is of degree 1 or 2. */
export type Equation = {
  unknown: string;
  degree?: 1 | 2;
  roots?: number[];
  /** "x = 3": already the answer. */
  solved: boolean;
  /** "3x = 7": one step from the answer. */
  simple: boolean;
  at(x: number): { left: number; right: number };
  /** Whether a value satisfies it; undefined where that cannot be told. */
  fits(x: number): boolean | undefined;
};

/** Undefined for what is no equation, or could be read in two ways. */
export function equationOf(
  { sides, relations, doubtfulStart, doubtfulEnd }: Statement,
  functionLetters: Set<string>,
  budget: Budget,
): Equation | undefined {
  if (doubtfulStart || doubtfulEnd || relations.some((r) => r !== '=' && r !== '≈'))
    return undefined;
  if (relations[0] !== '=' || sides.some(({ units }) => units.length > 0)) return undefined;
  const [first, second, ...others] = sides;
  const cost = first!.tokens.length + second!.tokens.length;
  if (!spend(budget, 4 * cost)) return undefined;
  const read = readAlike([...first!.tokens], [...second!.tokens], functionLetters);
  if (!read) return undefined;
  const { left, right, reading } = read;
  const names = unknownsOf(reading, left, right);
  if (names.length !== 1 || !/^[a-zℓα-ω]$/.test(names[0]!)) return undefined;
  const unknown = names[0]!;
  const solved = left.kind === 'name' && unknownsOf(reading, right).length === 0;
  if (others.length > 0 && !solved) return undefined;
  const at = (x: number) => ({
    left: compute(left, { [unknown]: x }, reading).re,
    right: compute(right, { [unknown]: x }, reading).re,
  });
  const solution = solve((x) => at(x).left - at(x).right);
  return {
    unknown,
    ...solution,
    solved,
    simple: isMonomial(left) && unknownsOf(reading, right).length === 0,
    at,
    fits: (x) => {
      const { left: a, right: b } = at(x);
      const apart = Math.abs(a - b);
      const size = Math.max(1, Math.abs(a), Math.abs(b));
      if (!Number.isFinite(apart)) return undefined;
      return apart < 1e-7 * size ? true : apart > 0.02 * size ? false : undefined;
    },
  };
}

/** The sides, when all plain readings of them give the same equation. */
function readAlike(
  leftTokens: Statement['sides'][0]['tokens'],
  rightTokens: Statement['sides'][0]['tokens'],
  functionLetters: Set<string>,
) {
  const all = readingsOf([...leftTokens, ...rightTokens])
    .filter(({ flat }) => flat === 'none')
    .flatMap((reading) => {
      const left = parseSide(leftTokens, reading, functionLetters);
      const right = parseSide(rightTokens, reading, functionLetters);
      return left && right ? [{ left, right, reading }] : [];
    });
  const [plain, ...rest] = all;
  if (!plain) return undefined;
  const key = ({ left, right }: { left: Expression; right: Expression }) =>
    JSON.stringify([left, right]);
  return rest.every((other) => other.reading.generous || key(other) === key(plain))
    ? plain
    : undefined;
}

const isMonomial = (e: Expression): boolean =>
  e.kind === 'name' ||
  (e.kind === 'negate' && isMonomial(e.of)) ||
  (e.kind === 'binary' && e.op === '×' && e.left.kind === 'number' && e.right.kind === 'name');

/** Real roots of a polynomial of degree 1 or 2, recognised by its values. */
function solve(gap: (x: number) => number): { degree: 1 | 2; roots: number[] } | undefined {
  const [c, plus, minus] = [gap(0), gap(1), gap(-1)];
  const a = (plus + minus) / 2 - c;
  const b = (plus - minus) / 2;
  const size = Math.max(Math.abs(a), Math.abs(b), Math.abs(c), 1e-9);
  const matches = [2.3, -3.1, 5.7, 0.45, 11].every(
    (x) => Math.abs(gap(x) - (a * x * x + b * x + c)) < 1e-8 * size * (1 + x * x),
  );
  if (!matches || !Number.isFinite(size)) return undefined;
  const tiny = 1e-10 * size;
  if (Math.abs(a) > tiny) return { degree: 2, roots: quadraticRoots(a, b, c, size) };
  return Math.abs(b) > tiny ? { degree: 1, roots: [-c / b + 0] } : undefined;
}

function quadraticRoots(a: number, b: number, c: number, size: number): number[] {
  const discriminant = b * b - 4 * a * c;
  if (Math.abs(discriminant) < 1e-9 * size * size) return [-b / (2 * a) + 0];
  if (discriminant < 0) return [];
  const root = Math.sqrt(discriminant);
  return [(-b - root) / (2 * a) + 0, (-b + root) / (2 * a) + 0];
}
