import { type Budget, newBudget } from './budget.ts';
import { claimsIdentity } from './claims-identity.ts';
import { findStatements } from './find-statements.ts';
import { judgeEquations } from './judge-equations.ts';
import { judgePair } from './judge-pair.ts';
import type { Judged } from './judged.ts';
import { restatedStep } from './restated-step.ts';
import { roundedNumbers } from './rounding.ts';
import type { Statement } from './statement.ts';

const LONGEST_TEXT = 300_000;
const ROUNDS =
  /^[\s$)]*(?:\p{L}+\s+){0,2}(?:à\s.{1,20}près|environ|arrondi|valeur approchée|au (?:dixième|centième|millième))/iu;

/** Every equality of a text in order, with its verdict; the first false one is the first to mend. */
export function judgeEqualities(text: string): Judged[] {
  const read = text.slice(0, LONGEST_TEXT);
  const statements = findStatements(read);
  const functionLetters = lettersOfFunctions(read);
  const budget = newBudget();
  const page: Page = { text: read, rounded: roundedNumbers(read), functionLetters, budget };
  const judged: Judged[] = [];
  for (const [i, statement] of statements.entries()) {
    const next = statements[i + 1];
    const above = statements[i - 1];
    const restated = above && restatedStep(above, statement);
    if (restated) judged.push(...judgeSteps(restated, next, page).slice(-1));
    judged.push(...judgeSteps(statement, next, page));
  }
  const equations = judgeEquations(statements, read, functionLetters, budget);
  return settle([...judged, ...equations]);
}

type Page = {
  text: string;
  rounded: Set<string>;
  functionLetters: Set<string>;
  budget: Budget;
};

function judgeSteps(statement: Statement, next: Statement | undefined, page: Page): Judged[] {
  const { sides, relations } = statement;
  const last = sides.length - 1;
  const tail = page.text.slice(statement.end, statement.end + 60);
  const around = {
    before: beforeIn(page.text, statement.start),
    after: tail + (next ? next.gap.slice(0, 60) : ''),
    steps: relations.filter((r) => r === '=').length,
    hasNumberStep: sides.some(({ tokens }) => !tokens.some(({ kind }) => kind === 'name')),
  };
  return relations.flatMap((written, i) => {
    if (written !== '=' && written !== '≈') return [];
    const left = sides[i]!;
    const right = sides[i + 1]!;
    return judgePair({
      left,
      right,
      relation: i + 1 === last && ROUNDS.test(tail) ? '≈' : written,
      doubtful: (i === 0 && statement.doubtfulStart) || (i + 1 === last && statement.doubtfulEnd),
      headed: i > 0,
      rounded: page.rounded,
      functionLetters: page.functionLetters,
      budget: page.budget,
      claims: (terms) => claimsIdentity(terms, around),
    });
  });
}

/** The sentence so far, and the line above it. */
function beforeIn(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 160), start);
  return before.slice(before.lastIndexOf('\n', before.lastIndexOf('\n') - 1) + 1);
}

/** "x(t) = …" makes a function of a letter that elsewhere would multiply. */
const lettersOfFunctions = (text: string) =>
  new Set([...text.matchAll(/(?<![\p{L}\d)])(\p{L})\([a-zA-Z]\)\s*=/gu)].map((match) => match[1]!));

/** One verdict for each place: a charge against a line outweighs the silence about it. */
function settle(judged: Judged[]): Judged[] {
  const rank = { false: 2, true: 1, unjudged: 0 };
  const kept = new Map<string, Judged>();
  for (const one of judged) {
    const key = `${one.start}-${one.end}`;
    const known = kept.get(key);
    if (!known || rank[one.verdict] > rank[known.verdict]) kept.set(key, one);
  }
  return [...kept.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}
