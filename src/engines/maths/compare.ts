import { type Computed, compute, isConstant, type Values } from './compute.ts';
import { type Expression, isLoneNumber, namesOf, numbersOf } from './expression.ts';
import { writeNumber } from './judged.ts';
import type { Reading } from './reading.ts';
import { excusedSlack, roundedSlack, slackOf } from './rounding.ts';
import { samplePoints } from './sample-points.ts';

export type Comparison =
  | { outcome: 'equal' | 'unclear' }
  | { outcome: 'different'; example(): string };

export type Terms = {
  left: Expression;
  right: Expression;
  relation: string;
  reading: Reading;
  /** Numbers known to be rounded in this text. */
  rounded: Set<string>;
  /** What turns the unit of the left side into that of the right. */
  ratio: number;
};

const EQUAL: Comparison = { outcome: 'equal' };
const UNCLEAR: Comparison = { outcome: 'unclear' };
// Between two numbers that differ by one of these, a unit or a percent sign was left out.
const FORGOTTEN_FACTORS = [60, 3600, 3.6, 24, 7, 12, 365, 180 / Math.PI];

export const unknownsOf = (reading: Reading, ...sides: Expression[]) =>
  [...new Set(sides.flatMap((side) => [...namesOf(side)]))]
    .filter((name) => !isConstant(name, reading))
    .sort();

/** Whether two sides are the same number, or the same for all values of their letters. */
export function compare(terms: Terms): Comparison {
  const names = unknownsOf(terms.reading, terms.left, terms.right);
  return names.length === 0 ? compareNumbers(terms) : compareAtPoints(terms, names);
}

function compareNumbers(terms: Terms): Comparison {
  const { left, right, relation, reading, rounded, ratio } = terms;
  const a = scaled(compute(left, {}, reading), ratio);
  const b = compute(right, {}, reading);
  const gap = gapBetween(a, b);
  if (gap === 'none') return UNCLEAR;
  if (gap === 'equal') return EQUAL;
  const apart = distance(a, b);
  if (relation === '≈') {
    const slack = roundedSlack(left, reading) * ratio + roundedSlack(right, reading);
    if (apart <= slack * (1 + 1e-9)) return EQUAL;
    if (apart <= 3 * slack || apart < 0.01 * largest(a, b)) return UNCLEAR;
  } else {
    const slack =
      excusedSlack(left, right, b, rounded, reading) * ratio +
      excusedSlack(right, left, a, rounded, reading);
    if (apart <= slack * (1 + 1e-9)) return UNCLEAR;
  }
  if (ratio === 1 && forgotten(a.re, b.re, left, right)) return UNCLEAR;
  return gap === 'different' ? { outcome: 'different', example: () => differing(a, b) } : UNCLEAR;
}

function compareAtPoints(terms: Terms, names: string[]): Comparison {
  const { left, right, reading } = terms;
  const different: (() => string)[] = [];
  let seen = 0;
  let equal = 0;
  for (const values of samplePoints(names)) {
    const a = scaled(compute(left, values, reading), terms.ratio);
    const b = compute(right, values, reading);
    const gap = gapBetween(a, b);
    if (gap === 'none') continue;
    seen += 1;
    if (gap === 'equal') equal += 1;
    if (gap === 'different') different.push(() => `${given(values)} : ${differing(a, b)}`);
  }
  if (seen >= 2 && equal === seen) return EQUAL;
  // Two formulas that differ do so nearly everywhere; equal on a part, they may be equal on the domain.
  if (seen < 4 || different.length < 0.75 * seen) return UNCLEAR;
  return withinRounding(terms, names) ? UNCLEAR : { outcome: 'different', example: different[0]! };
}

/** Decimal coefficients may be rounded: x/3 and 0,33x. */
function withinRounding({ left, right, reading, relation }: Terms, names: string[]): boolean {
  if (relation === '≈') return true;
  const points = samplePoints(names).slice(0, 4);
  return points.every((values) => {
    const slack = [left, right].map((side) => {
      const fixed = substitute(side, values);
      return slackOf(
        fixed,
        numbersOf(fixed).filter(({ decimals }) => decimals > 1),
        reading,
      );
    });
    const a = compute(left, values, reading);
    const b = compute(right, values, reading);
    return distance(a, b) <= slack[0]! + slack[1]!;
  });
}

function substitute(side: Expression, values: Values): Expression {
  if (side.kind === 'name') {
    const value = values[side.name];
    return value === undefined ? side : { kind: 'number', value, decimals: 0, written: '' };
  }
  if (side.kind === 'negate') return { ...side, of: substitute(side.of, values) };
  if (side.kind === 'apply') return { ...side, to: substitute(side.to, values) };
  if (side.kind === 'number') return side;
  return { ...side, left: substitute(side.left, values), right: substitute(side.right, values) };
}

const scaled = (value: Computed, ratio: number): Computed =>
  ratio === 1 ? value : { re: value.re * ratio, im: value.im * ratio, size: value.size * ratio };

const distance = (a: Computed, b: Computed) => Math.hypot(a.re - b.re, a.im - b.im);
const largest = (a: Computed, b: Computed) =>
  Math.max(Math.hypot(a.re, a.im), Math.hypot(b.re, b.im));

/** "near" is neither: too far for computing noise, too close to accuse. */
function gapBetween(a: Computed, b: Computed): 'none' | 'equal' | 'near' | 'different' {
  const apart = distance(a, b);
  const noise = Math.max(a.size, b.size);
  if (!Number.isFinite(apart) || !Number.isFinite(noise)) return 'none';
  if (apart <= 1e-9 * largest(a, b) + 1e-12 * noise) return 'equal';
  return apart > 1e-6 * largest(a, b) + 1e-9 * noise ? 'different' : 'near';
}

function forgotten(a: number, b: number, left: Expression, right: Expression): boolean {
  if (!isLoneNumber(left) && !isLoneNumber(right)) return false;
  if (a === 0 || b === 0) return false;
  const ratio = Math.max(Math.abs(a / b), Math.abs(b / a));
  const power = Math.log10(ratio);
  const same = (x: number, y: number) => Math.abs(x - y) < 1e-6 * y;
  const isPercent = left.kind === 'apply' || right.kind === 'apply';
  if (isLoneNumber(left) && isLoneNumber(right) && same(10 ** Math.round(power), ratio))
    return true;
  if (isPercent && same(100, ratio)) return true;
  return isLoneNumber(left) && isLoneNumber(right) && FORGOTTEN_FACTORS.some((f) => same(f, ratio));
}

const given = (values: Values) =>
  Object.entries(values)
    .map(([name, value]) => `${name.replace('_', '')} = ${writeNumber(value)}`)
    .join(', ');

const differing = (a: Computed, b: Computed) => `${writeComplex(a)} ≠ ${writeComplex(b)}`;

function writeComplex({ re, im }: Computed): string {
  if (im === 0) return writeNumber(re);
  const sign = im < 0 ? '−' : '+';
  return `${writeNumber(re)} ${sign} ${writeNumber(Math.abs(im))}i`;
}
