import { scan } from './scan.ts';
import { settleTokens } from './settle-tokens.ts';
import type { Side, Statement } from './statement.ts';
import { followsDoubtfully, isDoubtfulAfter, isDoubtfulBefore } from './surroundings.ts';
import type { Token } from './token.ts';

const LONGEST = 240;
const MOST_STATEMENTS = 3000;

/** The formulas with a relation sign, in the order of the text. */
export function findStatements(text: string): Statement[] {
  const tokens = settleTokens(scan(text));
  const statements: Statement[] = [];
  let gapStart = 0;
  let at = 0;
  while (at < tokens.length && statements.length < MOST_STATEMENTS) {
    const end = runEnd(tokens, at);
    if (end === at) {
      at += 1;
      continue;
    }
    const statement = statementOf(tokens, at, end, text.slice(gapStart, tokens[at]!.start));
    if (statement) {
      statements.push(statement);
      gapStart = statement.end;
    }
    at = end;
  }
  return statements;
}

const ENDS_RUN = /^(?:word|stop|link|newline)$/;

/** Where the run of formula signs starting here stops; a line may go on below with "= …". */
function runEnd(tokens: Token[], from: number): number {
  let at = from;
  while (at < tokens.length) {
    const token = tokens[at]!;
    if (token.kind === 'newline' && at > from) {
      const goesOn =
        tokens[at + 1]?.kind === 'relation' || /^(?:operator|relation)$/.test(tokens[at - 1]!.kind);
      const isFormula = tokens[at + 1] && !ENDS_RUN.test(tokens[at + 1]!.kind);
      if (goesOn && isFormula) {
        at += 1;
        continue;
      }
    }
    if (ENDS_RUN.test(token.kind) && !(token.kind === 'stop' && insideGroup(tokens, from, at)))
      return at;
    at += 1;
  }
  return at;
}

function insideGroup(tokens: Token[], from: number, at: number): boolean {
  if (at - from > LONGEST) return false;
  let depth = 0;
  for (let i = from; i < at; i++) {
    if (tokens[i]!.kind === 'open') depth += 1;
    if (tokens[i]!.kind === 'close') depth -= 1;
  }
  return depth > 0;
}

function statementOf(
  tokens: Token[],
  from: number,
  to: number,
  gap: string,
): Statement | undefined {
  const run = trimGroups(tokens.slice(from, to).filter(({ kind }) => kind !== 'newline'));
  if (run.length < 3 || run.length > LONGEST) return undefined;
  const cut = cutSides(run);
  if (cut.relations.length === 0) return undefined;
  const filled = cut.sides.filter(({ length }) => length > 0);
  if (filled.length < 2 || cut.relations.some((r) => r === '==')) return undefined;
  const pairs = dropEmptyEnds(cut);
  if (!pairs) return undefined;
  const sides = pairs.sides.map(sideOf);
  return {
    sides,
    relations: pairs.relations,
    start: sides[0]!.start,
    end: sides.at(-1)!.end,
    doubtfulStart: isDoubtfulBefore(tokens, from) || pairs.openStart,
    doubtfulEnd: isDoubtfulAfter(tokens, to) || followsDoubtfully(tokens, to) || pairs.openEnd,
    gap,
  };
}

type Cut = { sides: Token[][]; relations: string[] };

/** Relations inside a group belong to it: P(X = 0). */
function cutSides(run: Token[]): Cut {
  const sides: Token[][] = [[]];
  const relations: string[] = [];
  let depth = 0;
  for (const token of run) {
    if (token.kind === 'open') depth += 1;
    if (token.kind === 'close') depth -= 1;
    if (token.kind === 'relation' && depth <= 0) {
      relations.push(token.value);
      sides.push([]);
    } else sides.at(-1)!.push(token);
  }
  return { sides, relations };
}

/** "la pente = 3" has its left side in words. */
function dropEmptyEnds({ sides, relations }: Cut) {
  const openStart = sides[0]!.length === 0;
  const openEnd = sides.at(-1)!.length === 0;
  const kept = sides.slice(openStart ? 1 : 0, openEnd ? -1 : undefined);
  if (kept.length < 2 || kept.some(({ length }) => length === 0)) return undefined;
  const between = relations.slice(openStart ? 1 : 0, openEnd ? -1 : undefined);
  return { sides: kept, relations: between, openStart: false, openEnd };
}

function sideOf(tokens: Token[]): Side {
  return {
    tokens: pairBars(tokens.filter(({ kind }) => kind !== 'unit')),
    units: tokens.filter(({ kind }) => kind === 'unit').map(({ value }) => value),
    start: tokens[0]!.start,
    end: tokens.at(-1)!.end,
  };
}

/** |x − 1| opens then closes; an odd bar stays unreadable. */
function pairBars(tokens: Token[]): Token[] {
  const bars = tokens.filter(({ value }) => value === '|').length;
  if (bars === 0 || bars % 2 === 1) return tokens;
  let open = false;
  return tokens.map((token) => {
    if (token.value !== '|') return token;
    open = !open;
    return { ...token, kind: open ? 'open' : 'close' };
  });
}

/** "(car 2 + 3 = 5)": a parenthesis of the sentence is not one of the formula. */
function trimGroups(run: Token[]): Token[] {
  let depth = 0;
  let lowest = 0;
  for (const { kind } of run) {
    depth += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
    lowest = Math.min(lowest, depth);
  }
  if (lowest === -1 && depth === -1 && run.at(-1)?.kind === 'close') return run.slice(0, -1);
  if (lowest === 0 && depth === 1 && run[0]?.kind === 'open') return run.slice(1);
  return run;
}
