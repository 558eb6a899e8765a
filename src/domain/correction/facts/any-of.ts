import { fold } from '../fold.ts';

/** Text as expressions are looked for in it: folded, with plain apostrophes. */
export const plain = (text: string): string => fold(text).replaceAll('’', "'").trim();

/** Any of these expressions, folded, as whole words; a final star stands for any ending. */
export const anyOf = (expressions: string): RegExp => new RegExp(`\\b${group(expressions)}\\b`);

/** The same, at the very start. */
export const startsWithAnyOf = (expressions: string): RegExp =>
  new RegExp(`^${group(expressions)}\\b`);

const group = (expressions: string) =>
  `(?:${expressions
    .split(',')
    .map((expression) => expression.trim().replace('*', '\\w*'))
    .join('|')})`;
