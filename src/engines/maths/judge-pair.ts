import { type Budget, spend } from './budget.ts';
import { type Comparison, compare, type Terms, unknownsOf } from './compare.ts';
import { isLoneNumber } from './expression.ts';
import type { Judged } from './judged.ts';
import { parseSide } from './parse-side.ts';
import { readingsOf } from './reading.ts';
import type { Side } from './statement.ts';
import { isShortUnit, unitRatio } from './units.ts';

export type Pair = {
  left: Side;
  right: Side;
  relation: string;
  /** Something around forbids to call it false. */
  doubtful: boolean;
  /** A quantity stands before ("d = 3 × 5 = 15 m"), so that a letter at the end is a unit. */
  headed: boolean;
  rounded: Set<string>;
  functionLetters: Set<string>;
  budget: Budget;
  /** Whether an equality between letters claims to hold for all their values. */
  claims(terms: Terms): boolean;
};

/** True when a plain reading holds, false when none does, and nothing in all other cases. */
export function judgePair(pair: Pair): Judged {
  const { left, right } = pair;
  const place = { start: left.start, end: right.end };
  const unjudged: Judged = { ...place, verdict: 'unjudged' };
  const units = compareUnits(left.units, right.units);
  const seen: { terms: Terms; comparison: Comparison }[] = [];
  const tokens = [...left.tokens, ...right.tokens];
  for (const reading of readingsOf(tokens)) {
    if (!spend(pair.budget, tokens.length)) return unjudged;
    const a = parseSide(left.tokens, reading, pair.functionLetters);
    const b = parseSide(right.tokens, reading, pair.functionLetters);
    if (!a || !b) continue;
    const { relation, rounded } = pair;
    const terms: Terms = { left: a, right: b, relation, reading, rounded, ratio: units.ratio };
    const comparison = compare(terms);
    if (comparison.outcome === 'equal' && !reading.generous && !isTautology(terms))
      return { ...place, verdict: 'true' };
    seen.push({ terms, comparison });
  }
  const first = seen[0];
  if (!first || seen.some(({ comparison }) => comparison.outcome !== 'different')) return unjudged;
  if (pair.doubtful || units.unlike || (units.short && !pair.headed)) return unjudged;
  if (!seen.every(({ terms }) => mayCharge(terms, pair, units.any))) return unjudged;
  const { comparison } = first;
  return comparison.outcome === 'different'
    ? { ...place, verdict: 'false', counterExample: comparison.example() }
    : unjudged;
}

function mayCharge(terms: Terms, pair: Pair, withUnits: boolean): boolean {
  const { left, right, reading } = terms;
  if (unknownsOf(reading, left, right).length > 0) return !withUnits && pair.claims(terms);
  // Two bare numbers side by side are rarely a calculation, unless units say what converts into what.
  return terms.ratio !== 1 || !(isLoneNumber(left) && isLoneNumber(right));
}

/** "x = x" or "3 = 3" says nothing. */
const isTautology = ({ left, right }: Terms) =>
  (left.kind === 'name' && right.kind === 'name') ||
  (left.kind === 'number' && right.kind === 'number' && left.written === right.written);

function compareUnits(left: string[], right: string[]) {
  const all = [...new Set([...left, ...right])];
  const base = { any: all.length > 0, short: all.some(isShortUnit), ratio: 1, unlike: false };
  if (all.length <= 1) return base;
  const ratio =
    left.length === 1 && right.length === 1 ? unitRatio(left[0]!, right[0]!) : undefined;
  return ratio === undefined ? { ...base, unlike: true } : { ...base, ratio, short: false };
}
