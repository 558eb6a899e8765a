import { readSide, type Side } from './evaluate.ts';
import { findFormulas } from './find-formulas.ts';
import { compareSides } from './identity.ts';
import { solutionsOf } from './solutions.ts';

/** One equality of the text: it holds, or a value shows that it does not. Equations to be solved are not judged. */
export type CheckedEquality = {
  start: number;
  end: number;
  holds: boolean;
  counterExample?: string;
};

type Equation = {
  start: number;
  end: number;
  left: Side;
  right: Side;
  letter: string;
  solutions: number[];
  line: number;
};

/** Checks what can be checked by computing; in a chain of equations, the first line that changes the solutions is the false one. */
export function checkEqualities(text: string): CheckedEquality[] {
  const checked: CheckedEquality[] = [];
  let previous: Equation | undefined;
  for (const { equalities, line } of findFormulas(text)) {
    for (const equality of equalities) {
      const sides = equality.parts.map(readSide);
      const verdict = judgeParts(sides, equality.approximate);
      if (verdict !== undefined) {
        checked.push({ start: equality.start, end: equality.end, ...verdict });
        continue;
      }
      const equation = readEquation(sides, equality, line);
      if (
        equation &&
        previous &&
        previous.letter === equation.letter &&
        line - previous.line <= 1
      ) {
        checked.push(followsFrom(previous, equation));
      }
      previous = equation ?? previous;
    }
  }
  return checked;
}

/** Undefined: an equation, or nothing we can compute. */
function judgeParts(
  sides: (Side | undefined)[],
  approximate: boolean,
): Pick<CheckedEquality, 'holds' | 'counterExample'> | undefined {
  let judged = false;
  for (let i = 1; i < sides.length; i++) {
    const [left, right] = [sides[i - 1], sides[i]];
    if (!left || !right) continue;
    const tolerance =
      left.letters.length + right.letters.length === 0
        ? roundingOf(right.source, approximate)
        : 1e-9;
    const comparison = compareSides(left, right, tolerance);
    if (comparison.equal === undefined) continue;
    if (comparison.equal) judged = true;
    else if (
      sides.length === 2 &&
      left.letters.length + right.letters.length > 0 &&
      !claimsIdentity(left, right)
    )
      return undefined;
    else
      return {
        holds: false,
        counterExample: example(comparison.at, comparison.left, comparison.right),
      };
  }
  return judged ? { holds: true } : undefined;
}

/** A decimal answer may be rounded: half a unit of its last digit, relative to its size. */
function roundingOf(source: string, approximate: boolean): number {
  const decimals = /[.,](\d+)\s*$/.exec(source)?.[1]?.length;
  if (decimals === undefined) return approximate ? 0.05 : 1e-9;
  return Math.max(1e-9, 0.51 * 10 ** -decimals);
}

const opened =
  /\([^()]*[a-zA-Z][^()]*[+\-−][^()]*\)|\([^()]*[+\-−][^()]*[a-zA-Z][^()]*\)|√|sqrt|\\frac|exp|ln|\^/;

/** An expansion, a root or a rule of powers states an identity: both sides have the same letters, and one is written in closed form. */
function claimsIdentity(left: Side, right: Side): boolean {
  const same =
    left.letters.length > 0 &&
    left.letters.length === right.letters.length &&
    left.letters.every((letter) => right.letters.includes(letter));
  return (
    same &&
    opened.test(left.source) &&
    /[a-zA-Z].*[+\-−*/²³^√]|[²³^√]/.test(right.source) &&
    !/^\s*-?\d*\s*[a-zA-Z]\s*$/.test(right.source)
  );
}

const number = (value: number) => String(Math.round(value * 1e4) / 1e4).replace('.', ',');

function example(values: Record<string, number>, left: number, right: number): string {
  const given = Object.entries(values).map(([letter, value]) => `${letter} = ${number(value)}`);
  const sides = `${number(left)} d'un côté, ${number(right)} de l'autre`;
  return given.length > 0 ? `pour ${given.join(' et ')} : ${sides}` : sides;
}

function readEquation(
  sides: (Side | undefined)[],
  span: { start: number; end: number },
  line: number,
): Equation | undefined {
  const [left, right] = sides;
  if (sides.length !== 2 || !left || !right) return undefined;
  const letters = [...new Set([...left.letters, ...right.letters])];
  if (letters.length !== 1) return undefined;
  const solutions = solutionsOf(left, right, letters[0]!);
  return (
    solutions && {
      start: span.start,
      end: span.end,
      left,
      right,
      letter: letters[0]!,
      solutions,
      line,
    }
  );
}

function followsFrom(before: Equation, after: Equation): CheckedEquality {
  const { start, end } = after;
  const near = (list: number[], x: number) =>
    list.some((y) => Math.abs(x - y) < 1e-4 * Math.max(1, Math.abs(x)));
  const lost = before.solutions.find((x) => !near(after.solutions, x));
  const gained = after.solutions.find((x) => !near(before.solutions, x));
  // « x = 2 » after an equation with two solutions gives one of them: nothing false in it.
  const isAnswer = after.left.source.trim() === after.letter && after.right.letters.length === 0;
  if (gained !== undefined)
    return {
      start,
      end,
      holds: false,
      counterExample: `${after.letter} = ${number(gained)} vérifie cette ligne mais pas la précédente`,
    };
  if (lost !== undefined && !isAnswer)
    return {
      start,
      end,
      holds: false,
      counterExample: `${after.letter} = ${number(lost)} vérifie la ligne précédente mais plus celle-ci`,
    };
  return { start, end, holds: true };
}
