export type Complex = { re: number; im: number };

export const real = (re: number): Complex => ({ re, im: 0 });
export const NONE: Complex = real(Number.NaN);
export const isReal = ({ im }: Complex) => im === 0;

export const add = (a: Complex, b: Complex): Complex => ({ re: a.re + b.re, im: a.im + b.im });

export const multiply = (a: Complex, b: Complex): Complex =>
  isReal(a) && isReal(b)
    ? real(a.re * b.re)
    : { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re };

export function divide(a: Complex, b: Complex): Complex {
  if (isReal(a) && isReal(b)) return b.re === 0 ? NONE : real(a.re / b.re);
  const norm = b.re * b.re + b.im * b.im;
  if (norm === 0) return NONE;
  return multiply(a, { re: b.re / norm, im: -b.im / norm });
}

export function exponential(a: Complex): Complex {
  const r = Math.exp(a.re);
  return isReal(a) ? real(r) : { re: r * Math.cos(a.im), im: r * Math.sin(a.im) };
}

/** Powers of lycée: any base to a whole exponent, a positive base to any exponent. */
export function power(a: Complex, b: Complex): Complex {
  if (isReal(a) && isReal(b)) return realPower(a.re, b.re);
  if (isReal(b) && Number.isInteger(b.re) && Math.abs(b.re) <= 64) {
    let product = real(1);
    for (let k = 0; k < Math.abs(b.re); k++) product = multiply(product, a);
    return b.re < 0 ? divide(real(1), product) : product;
  }
  if (isReal(a) && a.re > 0) return exponential(multiply(real(Math.log(a.re)), b));
  return NONE;
}

function realPower(base: number, exponent: number): Complex {
  if (base < 0 && !Number.isInteger(exponent)) return NONE;
  if (base === 0 && exponent <= 0) return NONE;
  return real(base ** exponent);
}
