import {
  add,
  type Complex,
  divide,
  exponential,
  isReal,
  multiply,
  NONE,
  power,
  real,
} from './complex.ts';
import type { Expression } from './expression.ts';
import type { Reading } from './reading.ts';

export type Values = Record<string, number>;
/** `size` is the largest number met on the way: differences below its rounding noise mean nothing. */
export type Computed = Complex & { size: number };

/** The value of an expression; NaN where it has none in the real programme (√−1, ln 0, 1/0). */
export function compute(expression: Expression, values: Values, reading: Reading): Computed {
  let size = 0;
  const visit = (part: Expression): Complex => {
    const value = partValue(part);
    size = Math.max(size, Math.abs(value.re), Math.abs(value.im));
    return value;
  };
  const partValue = (part: Expression): Complex => {
    switch (part.kind) {
      case 'number':
        return real(part.value);
      case 'name':
        return nameValue(part.name, values, reading);
      case 'negate':
        return multiply(real(-1), visit(part.of));
      case 'apply':
        return apply(part.fn, visit(part.to), reading);
      case 'binary':
        return combine(part.op, visit(part.left), visit(part.right));
    }
  };
  return { ...visit(expression), size };
}

/** Letters whose value is known to all. */
export const isConstant = (name: string, reading: Reading) =>
  name === 'π' || (reading.letters === 'constants' && (name === 'e' || name === 'i'));

function nameValue(name: string, values: Values, reading: Reading): Complex {
  if (isConstant(name, reading)) {
    return name === 'π' ? real(Math.PI) : name === 'e' ? real(Math.E) : { re: 0, im: 1 };
  }
  return real(values[name] ?? Number.NaN);
}

function combine(op: '+' | '-' | '×' | '/' | '^', a: Complex, b: Complex): Complex {
  switch (op) {
    case '+':
      return add(a, b);
    case '-':
      return add(a, multiply(real(-1), b));
    case '×':
      return multiply(a, b);
    case '/':
      return divide(a, b);
    case '^':
      return power(a, b);
  }
}

function apply(fn: string, a: Complex, reading: Reading): Complex {
  if (fn === 'exp') return exponential(a);
  if (fn === 'abs') return real(Math.hypot(a.re, a.im));
  if (!isReal(a)) return NONE;
  return real(REAL_FUNCTIONS[fn]?.(a.re, reading) ?? Number.NaN);
}

const angle = (x: number, reading: Reading) =>
  reading.angle === 'degrees' ? (x * Math.PI) / 180 : x;

const REAL_FUNCTIONS: Record<string, (x: number, reading: Reading) => number> = {
  sqrt: (x) => (x < 0 ? Number.NaN : Math.sqrt(x)),
  cbrt: Math.cbrt,
  ln: (x) => (x <= 0 ? Number.NaN : Math.log(x)),
  log: (x, { log }) => (x <= 0 ? Number.NaN : log === 'ten' ? Math.log10(x) : Math.log(x)),
  cos: (x, reading) => Math.cos(angle(x, reading)),
  sin: (x, reading) => Math.sin(angle(x, reading)),
  tan: (x, reading) => Math.tan(angle(x, reading)),
  percent: (x) => x / 100,
  permille: (x) => x / 1000,
  // In a reading by degrees, "60°" is the 60 that the functions turn.
  degrees: (x, reading) => (reading.angle === 'degrees' ? x : (x * Math.PI) / 180),
  factorial: (x) => {
    if (!Number.isInteger(x) || x < 0 || x > 20) return Number.NaN;
    let product = 1;
    for (let k = 2; k <= x; k++) product *= k;
    return product;
  },
};
