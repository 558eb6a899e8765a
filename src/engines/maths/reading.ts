import type { Token } from './token.ts';

/**
 * One way to understand what is ambiguous on paper. A statement is false only when it is false
 * in every way: the pupil has the benefit of each reading.
 */
export type Reading = {
  /** 1/2x: (1/2)x, or 1/(2x), or a bar that a flat line has lost. */
  slash: 'left' | 'tight' | 'wide';
  /** ln 2x, √2x: how far a function without parentheses, or a root, reaches. */
  reach: 'factor' | 'product' | 'sum';
  /** e^2x, 2^n+1: how far an exponent without braces reaches. */
  exponent: 'factor' | 'product' | 'sum';
  /** 2.5 is 2,5, or 2 times 5. */
  dot: 'decimal' | 'product';
  /** −2² is −4, though many who write it mean (−2)². */
  minus: 'after' | 'before';
  angle: 'radians' | 'degrees';
  log: 'ten' | 'natural';
  letters: 'constants' | 'unknowns';
  /** Which number has lost the height of its exponent (32 for 3²): none, all, or the one at a place. */
  flat: 'none' | 'all' | number;
  /** Kept for a generous reading: enough to drop a charge, not to call an equality true. */
  generous: boolean;
};

const PLAIN: Reading = {
  slash: 'left',
  reach: 'factor',
  exponent: 'factor',
  dot: 'decimal',
  minus: 'after',
  angle: 'radians',
  log: 'ten',
  letters: 'constants',
  flat: 'none',
  generous: false,
};
const MOST_READINGS = 64;

type Choice = {
  [K in keyof Reading]: { key: K; values: Reading[K][]; generous: Reading[K][] };
}[keyof Reading];

/** All the ways to read these tokens, the plain one first. */
export function readingsOf(tokens: Token[]): Reading[] {
  let readings = [PLAIN];
  for (const { key, values, generous } of choicesFor(tokens)) {
    const further = values.flatMap((value) =>
      readings.map((reading) => ({
        ...reading,
        [key]: value,
        generous: reading.generous || (generous as unknown[]).includes(value),
      })),
    );
    readings = [...readings, ...further].slice(0, MOST_READINGS);
  }
  return readings;
}

function choicesFor(tokens: Token[]): Choice[] {
  const has = (test: (token: Token, i: number) => boolean) => tokens.some(test);
  const isValue = (v: string) => (token: Token) => token.value === v;
  const next = (i: number) => tokens[i + 1];
  const choices: Choice[] = [];
  const hasSlash = has(isValue('/'));
  const openFunction = has(
    (t, i) => t.kind === 'function' && t.value !== 'frac' && next(i)?.kind !== 'open',
  );
  const openExponent = has((t, i) => t.value === '^' && next(i)?.kind !== 'open');
  if (hasSlash) choices.push({ key: 'slash', values: ['tight', 'wide'], generous: ['wide'] });
  if (openFunction) choices.push({ key: 'reach', values: ['product', 'sum'], generous: ['sum'] });
  if (openExponent)
    choices.push({ key: 'exponent', values: ['product', 'sum'], generous: ['sum'] });
  if (has((t) => t.kind === 'number' && t.value.includes('.')))
    choices.push({ key: 'dot', values: ['product'], generous: [] });
  if (has((t) => t.kind === 'function' && /^(?:cos|sin|tan)$/.test(t.value)))
    choices.push({ key: 'angle', values: ['degrees'], generous: [] });
  if (has(isValue('log'))) choices.push({ key: 'log', values: ['natural'], generous: ['natural'] });
  // The base of e^x is no unknown; a lone e or i may be one.
  if (
    has(
      (t, i) =>
        t.kind === 'name' && (t.value === 'i' || (t.value === 'e' && next(i)?.value !== '^')),
    )
  )
    choices.push({ key: 'letters', values: ['unknowns'], generous: ['unknowns'] });
  if (has((t, i) => t.value === '-' && next(i)?.kind === 'number' && tokens[i + 2]?.value === '^'))
    choices.push({ key: 'minus', values: ['before'], generous: ['before'] });
  const flat = tokens.flatMap((t, i) => (mayBeFlat(t, next(i)) ? [t.start] : [])).slice(0, 6);
  if (flat.length > 0)
    choices.push({ key: 'flat', values: ['all', ...flat], generous: ['all', ...flat] });
  return choices;
}

/** 32 may be 3² whose exponent was read on the line, 10-3 may be 10⁻³. */
const mayBeFlat = (token: Token, next: Token | undefined) =>
  token.kind === 'number' &&
  (/^\d{1,3}[2-9]$/.test(token.value) || (token.value === '10' && next?.value === '-'));
