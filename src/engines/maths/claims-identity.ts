import { type Terms, unknownsOf } from './compare.ts';
import { compute } from './compute.ts';
import { type Expression, namesOf, partsOf } from './expression.ts';

const FOR_ALL =
  /pour tou[ts]|quel(?:le)? que soi|∀|\\forall|développ|factoris|identité|simplifi|rédui|réduction/i;
const TO_SOLVE =
  /équation|équivau|résou|résol|solution|système|racines?\b|annul|vérifi|⇔|⟺|<=>|\\iff|\\Leftrightarrow|intersection|inconnue|tel(?:le)?s? que|\bsi\b/i;

export type Surroundings = { before: string; after: string; steps: number; hasNumberStep: boolean };

/**
 * An equality between letters is either an identity or an equation to solve, and only the first
 * can be false. It is taken for an identity when the page says so, or when it could not be else.
 */
export function claimsIdentity(terms: Terms, around: Surroundings): boolean {
  const { left, right, reading } = terms;
  const names = unknownsOf(reading, left);
  if (names.length === 0 || names.join() !== unknownsOf(reading, right).join()) return false;
  if (left.kind === 'name' || right.kind === 'name') return false;
  if (TO_SOLVE.test(around.before) || TO_SOLVE.test(around.after)) return false;
  if (around.hasNumberStep) return false;
  if (around.steps > 1 || FOR_ALL.test(around.before)) return true;
  return isExpansion(left, right, terms, names) || isExpansion(right, left, terms, names);
}

/** A product, power or function of a sum beside its supposed expansion. */
function isExpansion(from: Expression, to: Expression, terms: Terms, names: string[]): boolean {
  if (!isClosedForm(from) || [...partsOf(to)].some(isProductOfSums)) return false;
  const nested = [...namesOf(from)].some((name) => name.includes('('));
  if (nested) return false;
  if (names.length > 1) return true;
  return from.kind === 'binary' && from.op !== '/' && growAlike(from, to, terms, names[0]!);
}

const isSum = (e: Expression): boolean =>
  e.kind === 'binary' && (e.op === '+' || e.op === '-') && namesOf(e).size > 0;

const isProductOfSums = (e: Expression): boolean =>
  e.kind === 'binary' &&
  ((e.op === '×' && (isSum(e.left) || isSum(e.right))) || (e.op === '^' && isSum(e.left)));

/** Not a sum at its root: (a + b)², √(a + b), e^(a + b), ln(a + b). */
const isClosedForm = (e: Expression): boolean =>
  isProductOfSums(e) ||
  (e.kind === 'binary' && e.op === '^' && isSum(e.right)) ||
  (e.kind === 'apply' && isSum(e.to));

/** (x + 1)² = x² + 1 grows alike on both sides; (x + 1)² = 2x + 3 is there to be solved. */
function growAlike(a: Expression, b: Expression, { reading }: Terms, name: string): boolean {
  const far = { [name]: 1e5 };
  const ratio = compute(a, far, reading).re / compute(b, far, reading).re;
  return Math.abs(ratio - 1) < 0.02;
}
