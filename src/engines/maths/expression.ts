/** What a side of an equality means once read. */
export type Expression =
  | { kind: 'number'; value: number; decimals: number; written: string }
  | { kind: 'name'; name: string }
  | { kind: 'negate'; of: Expression }
  | { kind: 'apply'; fn: string; to: Expression }
  | { kind: 'binary'; op: '+' | '-' | '×' | '/' | '^'; left: Expression; right: Expression };

/** Every part of an expression, itself first. */
export function* partsOf(expression: Expression): Generator<Expression> {
  yield expression;
  if (expression.kind === 'negate') yield* partsOf(expression.of);
  else if (expression.kind === 'apply') yield* partsOf(expression.to);
  else if (expression.kind === 'binary') {
    yield* partsOf(expression.left);
    yield* partsOf(expression.right);
  }
}

export const namesOf = (expression: Expression): Set<string> =>
  new Set([...partsOf(expression)].flatMap((part) => (part.kind === 'name' ? [part.name] : [])));

export type NumberPart = Extract<Expression, { kind: 'number' }>;

export const numbersOf = (expression: Expression): NumberPart[] =>
  [...partsOf(expression)].filter((part) => part.kind === 'number');

/** A number alone, with at most a sign, a percent or a degree: a result rather than a calculation. */
export function isLoneNumber(expression: Expression): boolean {
  if (expression.kind === 'negate') return isLoneNumber(expression.of);
  if (expression.kind === 'apply')
    return expression.fn === 'percent' && isLoneNumber(expression.to);
  return expression.kind === 'number';
}

export const literal = (whole: string, decimals = ''): NumberPart => ({
  kind: 'number',
  value: Number(decimals === '' ? whole : `${whole}.${decimals}`),
  decimals: decimals.length,
  written: decimals === '' ? whole : `${whole},${decimals}`,
});
