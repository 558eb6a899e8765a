import { compile, type EvalFunction } from 'mathjs';
import { normaliseFormula } from './normalise-formula.ts';

/** A side of an equality, ready to be computed for given values of its letters. */
export type Side = {
  source: string;
  letters: string[];
  at(values: Record<string, number>): number | undefined;
};

const functions = new Set(['sqrt', 'exp', 'log', 'cos', 'sin', 'tan', 'pi', 'abs']);

/** Undefined when the text is no expression we know how to compute. */
export function readSide(source: string): Side | undefined {
  const text = spaceLetters(normaliseFormula(source));
  if (text === '' || /[^0-9a-zA-Z+\-*/^(). ]/.test(text) || !balanced(text)) return undefined;
  const names = [...new Set(text.match(/[a-zA-Z]+/g) ?? [])].filter((name) => !functions.has(name));
  // « f(x) » is an unknown function, « u_n » a term of a sequence: nothing to compute.
  if (
    names.some(
      (name) =>
        name.length > 1 ||
        (new RegExp(`(?<![a-z])${name}\\s*\\(`).test(text) && /^[fghuvpFGHPE]$/.test(name)),
    )
  )
    return undefined;
  const compiled = tryCompile(text);
  if (!compiled) return undefined;
  return {
    source,
    letters: names,
    at: (values) => {
      try {
        const value: unknown = compiled.evaluate({ ...values });
        return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

function tryCompile(text: string): EvalFunction | undefined {
  try {
    return compile(text);
  } catch {
    return undefined;
  }
}

/** « 2ab » is 2·a·b, « xlog » stays a word we refuse: letters side by side are a product. */
function spaceLetters(text: string): string {
  return text.replace(/[a-zA-Z]+/g, (word) => {
    if (functions.has(word) || word.length === 1) return word;
    const known = [...functions].find((name) => word.endsWith(name));
    const letters = known ? word.slice(0, -known.length) : word;
    return letters.length > 2 ? word : [...letters].join(' ') + (known ? ` ${known}` : '');
  });
}

function balanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
