import type { Budget } from './budget.ts';
import { type Equation, equationOf } from './equation.ts';
import { type Judged, writeNumber } from './judged.ts';
import type { Statement } from './statement.ts';

const EQUIVALENT = /⇔|⟺|<=>|\\iff|\\Leftrightarrow|équivaut à|si et seulement si|\bssi\b/;
const FOLLOWS =
  /^[\s$,;.]*(?:et |on a |on obtient )?(?:donc|soit|d['’]où|ainsi|c['’]est-à-dire|⇒|\\Rightarrow|=>|alors)[\s$:,]*(?:on a|on obtient)?[\s$:,]*$/i;
const OR = /^[\s$,;]*(?:ou|ou bien|ou encore)[\s$]*$/i;
const PART_OF_MORE = /^[^\n]{0,12}\b(?:ou|et)\b[^\n]{0,12}$/i;
// After the last solution of an answer, the line ends.
const ANSWER_ENDS = /^[\s$]*(?:\.?[ \t$]*(?:$|\n(?!\s*(?:ou|et|[a-z]\s*=)))|⇔)/i;
// Where the page restricts the unknown, a solution may be left out on purpose.
const RESTRICTED =
  /posit|négat|[<>≤≥⩽⩾≠∈]|\\in|\\geq|\\leq|longueur|distance|entier|sur [[\]]|sauf|appartient/i;

type Group = { equations: Equation[]; start: number; end: number; gap: string };

/** Follows equations from line to line: a step that loses or invents a solution is false. */
export function judgeEquations(
  statements: Statement[],
  text: string,
  functionLetters: Set<string>,
  budget: Budget,
): Judged[] {
  const judged: Judged[] = [];
  let before: Group | undefined;
  for (const group of groupsOf(statements, functionLetters, budget)) {
    if (!group) before = undefined;
    else {
      const step = before && judgeStep(before, group, text);
      if (step) judged.push(step);
      before = group;
    }
  }
  return judged;
}

/** "x = 2 ou x = 3" is one answer; what is no equation breaks the thread. */
function groupsOf(
  statements: Statement[],
  functionLetters: Set<string>,
  budget: Budget,
): (Group | undefined)[] {
  const groups: (Group | undefined)[] = [];
  for (const statement of statements) {
    const equation = equationOf(statement, functionLetters, budget);
    const { start, end, gap } = statement;
    const last = groups.at(-1);
    if (equation && last && OR.test(gap) && last.equations[0]!.unknown === equation.unknown) {
      last.equations.push(equation);
      last.end = end;
    } else if (equation && !PART_OF_MORE.test(gap))
      groups.push({ equations: [equation], start, end, gap });
    else {
      // What it was joined to is not the whole answer either.
      if (PART_OF_MORE.test(gap)) groups.pop();
      groups.push(undefined);
    }
  }
  return groups;
}

function judgeStep(before: Group, after: Group, text: string): Judged | undefined {
  const [first] = before.equations;
  const [second] = after.equations;
  if (first!.unknown !== second!.unknown) return undefined;
  const equivalent = EQUIVALENT.test(after.gap) && after.gap.length < 40;
  if (!equivalent && !isSingleStep(before, after)) return undefined;
  const place = { start: after.start, end: after.end };
  const invented = inventedBy(before, after);
  if (invented === 'unclear') return undefined;
  const name = first!.unknown;
  if (invented !== undefined) {
    const { left, right } = first!.at(invented);
    const shown = `${name} = ${writeNumber(invented)} : ${writeNumber(left)} ≠ ${writeNumber(right)}`;
    return { ...place, verdict: 'false', counterExample: shown };
  }
  const solutions = rootsOf(before);
  const kept = rootsOf(after);
  if (!solutions || !kept) return undefined;
  const lost = solutions.find((root) => !isAmong(root, kept));
  if (lost === undefined) return { ...place, verdict: 'true' };
  if (!ANSWER_ENDS.test(text.slice(after.end, after.end + 40))) return undefined;
  if (RESTRICTED.test(text.slice(Math.max(0, before.start - 200), after.end + 80)))
    return undefined;
  if (kept.some((root) => isClose(root, lost))) return undefined;
  const { left, right } = first!.at(lost);
  const shown = `${name} = ${writeNumber(lost)} : ${writeNumber(left)} = ${writeNumber(right)}`;
  return { ...place, verdict: 'false', counterExample: shown };
}

/** Without "⇔", only steps between equations of the first degree are certain enough. */
function isSingleStep(before: Group, after: Group): boolean {
  if (before.equations.length > 1 || after.equations.length > 1) return false;
  const [first, second] = [before.equations[0]!, after.equations[0]!];
  if (first.degree !== 1 || second.degree !== 1 || first.solved) return false;
  if (/^[\s$]*\n[\s$]*$/.test(after.gap)) return second.simple;
  return FOLLOWS.test(after.gap) && !/soit/i.test(before.gap);
}

/** A solution of the second line that is none of the first. */
function inventedBy(before: Group, after: Group): number | 'unclear' | undefined {
  const roots = rootsOf(after);
  if (!roots) return 'unclear';
  const known = rootsOf(before);
  for (const root of roots) {
    if (known) {
      if (isAmong(root, known)) continue;
      if (known.some((other) => isClose(root, other))) return 'unclear';
      return root;
    }
    const fits = before.equations.map((equation) => equation.fits(root));
    if (fits.some((fit) => fit === undefined)) return 'unclear';
    if (!fits.includes(true))
      return after.equations.every(({ solved }) => solved) ? root : 'unclear';
  }
  return undefined;
}

function rootsOf({ equations }: Group): number[] | undefined {
  const roots = equations.map((equation) => equation.roots);
  return roots.every((list) => list !== undefined) ? roots.flat() : undefined;
}

const isAmong = (x: number, list: number[]) =>
  list.some((y) => Math.abs(x - y) <= 1e-7 * Math.max(1, Math.abs(x), Math.abs(y)));

/** Near enough for one to be the other rounded. */
const isClose = (x: number, y: number) =>
  Math.abs(x - y) <= 0.02 * Math.max(1, Math.abs(x), Math.abs(y));
