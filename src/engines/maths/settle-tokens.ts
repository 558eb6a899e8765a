import type { Token } from './token.ts';

const LABEL_WORD = /^(?:exercices?|exo|questions?|parties?|page|annexe|figure|cas|étape|n)$/i;

/** Decides what a token is from its neighbours: labels, the "x" of a multiplication, the verb "a". */
export function settleTokens(tokens: Token[]): Token[] {
  const settled = tokens.map((token) => ({ ...token }));
  for (const [i, token] of settled.entries()) {
    const before = settled[i - 1];
    const after = settled[i + 1];
    if (startsLine(before)) settleLabel(settled, i);
    if (token.kind === 'number' && before?.kind === 'word' && LABEL_WORD.test(before.value))
      token.kind = 'word';
    if (isTimes(token, before, after)) Object.assign(token, { kind: 'operator', value: '×' });
    if (isVerb(token, before, after)) token.kind = 'word';
    // "0,9un" or "aire(ABC)": letters stuck to a formula belong to it, unread.
    if (token.kind === 'word' && isStuck(token, before, after)) token.kind = 'unknown';
  }
  return settled;
}

const startsLine = (before: Token | undefined) => before === undefined || before.kind === 'newline';

/** "1.", "2)", "b.", "3. a)" and bullets number an answer: they are not part of a calculation. */
function settleLabel(tokens: Token[], from: number): void {
  let at = from;
  for (let i = 0; i < 2; i++) {
    const [label, mark, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    const isLabel =
      (label?.kind === 'number' && /^\d{1,2}$/.test(label.value)) ||
      (label?.kind === 'name' && /^[a-hA-H]$/.test(label.value));
    const isMark = mark?.value === '.' || mark?.value === ')' || mark?.value === 'deg';
    if (
      !isLabel ||
      !isMark ||
      mark.spaced ||
      (next &&
        !next.spaced &&
        next.kind !== 'newline' &&
        mark.value === '.' &&
        next.kind !== 'name')
    )
      return;
    label.kind = 'word';
    mark.kind = 'stop';
    at += 2;
  }
}

/** "3 x 4" multiplies. */
const isTimes = (token: Token, before?: Token, after?: Token) =>
  token.kind === 'name' &&
  /^[xX]$/.test(token.value) &&
  (before?.kind === 'number' || (before?.kind === 'close' && token.spaced)) &&
  after?.kind === 'number';

/** "on a 3 + 4 = 7", "il y a", "f(x) = 0 a deux solutions". */
function isVerb(token: Token, before?: Token, after?: Token): boolean {
  if (token.kind !== 'name' || !/^[ay]$/i.test(token.value) || !after?.spaced) return false;
  if (before?.kind !== 'word') return token.spaced && after.kind === 'word';
  return !/^(?:operator|relation|stop|newline|close)$/.test(after.kind);
}

const isStuck = (token: Token, before?: Token, after?: Token) =>
  (!token.spaced && before !== undefined && /^(?:number|close|name|operator)$/.test(before.kind)) ||
  (after !== undefined &&
    !after.spaced &&
    token.value.length > 0 &&
    /^(?:open|operator)$/.test(after.kind) &&
    after.value !== '-');
