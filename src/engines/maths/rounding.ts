import { type Computed, compute } from './compute.ts';
import {
  type Expression,
  isLoneNumber,
  type NumberPart,
  numbersOf,
  partsOf,
} from './expression.ts';
import type { Reading } from './reading.ts';

/** Numbers that the text itself gives as rounded: after "≈", "environ", "arrondi à". */
export function roundedNumbers(text: string): Set<string> {
  const found = text.matchAll(
    /(?:≈|≃|\\approx|\\simeq|environ|arrondi\p{L}*(?: à| a)?|approchée?(?: de)?)[\s:$]*[−-]?\s*(\d+[.,]\d+)/gu,
  );
  return new Set([...found].map((match) => match[1]!.replace('.', ',')));
}

/** How much a side may have moved because these numbers show only some of their digits. */
export function slackOf(side: Expression, numbers: NumberPart[], reading: Reading): number {
  const base = compute(side, {}, reading);
  return numbers.reduce((slack, number) => {
    const kept = number.value;
    number.value = kept + lastDigit(number);
    const moved = compute(side, {}, reading);
    number.value = kept;
    return slack + Math.hypot(moved.re - base.re, moved.im - base.im);
  }, 0);
}

/** The worth of one unit in the last digit shown: 0,01 for 3,14 and 100 for 2 500. */
function lastDigit({ decimals, written }: NumberPart): number {
  const zeros = /0*$/.exec(written)![0].length;
  return decimals > 0 ? 10 ** -decimals : zeros >= 2 ? 10 ** zeros : 1;
}

/** For "≈": every decimal, and the number that ends the line, counts to its last digit. */
export const roundedSlack = (side: Expression, reading: Reading) =>
  slackOf(
    side,
    numbersOf(side).filter(({ decimals }) => decimals > 0 || isLoneNumber(side)),
    reading,
  );

/** For "=": many write it where they round; what can be explained so is not held against them. */
export function excusedSlack(
  side: Expression,
  other: Expression,
  otherValue: Computed,
  rounded: Set<string>,
  reading: Reading,
): number {
  const explained = numbersOf(side).filter((number) => {
    if (number.decimals > 0 && rounded.has(number.written)) return true;
    if (isLoneNumber(side)) return needsRounding(otherValue.re, number, side);
    return number.decimals > 0 && isInexact(other);
  });
  return slackOf(side, explained, reading);
}

/** A value that does not fit in the digits shown had to be rounded. */
function needsRounding(value: number, number: NumberPart, side: Expression): boolean {
  const percent = side.kind === 'apply' || (side.kind === 'negate' && side.of.kind === 'apply');
  const scaled = Math.abs(percent ? value * 100 : value) * 10 ** number.decimals;
  if (number.decimals === 0 && Math.abs(number.value) < 10) return false;
  return Math.abs(scaled - Math.round(scaled)) > 1e-7 * Math.max(1, scaled);
}

const isInexact = (side: Expression) =>
  [...partsOf(side)].some(
    (part) =>
      part.kind === 'name' ||
      (part.kind === 'apply' && part.fn !== 'percent') ||
      (part.kind === 'binary' && (part.op === '/' || part.op === '^')),
  );
