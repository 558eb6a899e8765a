import { type Expression, literal } from './expression.ts';
import type { Reading } from './reading.ts';
import type { Token } from './token.ts';

const DEEPEST = 40;
/** Letters that stand for a number, so that a parenthesis after them multiplies. */
const NUMBER_LETTER = /^[xyztabcdknmqrei\u03b1\u03b2\u03bb\u03bc\u03c0ℓ](?:_[\da-z+-]*)?$/;

// Made once: thrown for each reading that fails, and a stack for each would cost more than the parsing.
const UNREADABLE = new Error('unreadable side');

/** What a side says in a given reading; undefined when any part of it is not understood. */
export function parseSide(
  tokens: Token[],
  reading: Reading,
  functionLetters: Set<string>,
): Expression | undefined {
  try {
    const parser = new SideParser(tokens, reading, functionLetters);
    return parser.whole();
  } catch (error) {
    if (error === UNREADABLE) return undefined;
    throw error;
  }
}

class SideParser {
  private at = 0;
  private depth = 0;
  private readonly tokens: Token[];
  private readonly reading: Reading;
  private readonly functionLetters: Set<string>;

  constructor(tokens: Token[], reading: Reading, functionLetters: Set<string>) {
    this.tokens = tokens;
    this.reading = reading;
    this.functionLetters = functionLetters;
  }

  whole(): Expression {
    const read = this.sum();
    if (this.at < this.tokens.length) throw UNREADABLE;
    return read;
  }

  private peek = (offset = 0) => this.tokens[this.at + offset];
  private is = (value: string) => this.peek()?.value === value && this.peek()?.kind === 'operator';

  private nested(read: () => Expression): Expression {
    this.depth += 1;
    if (this.depth > DEEPEST) throw UNREADABLE;
    const inside = read();
    this.depth -= 1;
    return inside;
  }

  private sum = (): Expression => this.nested(() => this.terms());

  private terms(): Expression {
    let left = this.term();
    while (this.is('+') || this.is('-')) {
      const op = this.tokens[this.at++]!.value as '+' | '-';
      left = { kind: 'binary', op, left, right: this.term() };
    }
    if (this.reading.slash === 'wide' && this.is('/')) {
      this.at += 1;
      left = { kind: 'binary', op: '/', left, right: this.sum() };
    }
    return left;
  }

  private term(): Expression {
    if (this.is('+')) {
      this.at += 1;
      return this.term();
    }
    if (!this.is('-')) return this.product();
    this.at += 1;
    const { minus } = this.reading;
    if (minus === 'before' && this.peek()?.kind === 'number' && this.peek(1)?.value === '^') {
      const base: Expression = { kind: 'negate', of: this.atom() };
      return this.product(this.raised(base));
    }
    return { kind: 'negate', of: this.nested(() => this.term()) };
  }

  private product(first?: Expression): Expression {
    let left = this.implicit(first);
    while (this.is('×') || (this.is('/') && this.reading.slash !== 'wide')) {
      const op = this.tokens[this.at++]!.value as '×' | '/';
      left = { kind: 'binary', op, left, right: this.signed() };
      // (1/2)x: what stands beside the fraction multiplies all of it.
      if (this.reading.slash === 'left') left = this.beside(left);
    }
    return left;
  }

  /** 3 × −2 and 3 × (−2) are both written. */
  private signed(): Expression {
    if (!this.is('-')) return this.reading.slash === 'left' ? this.power() : this.implicit();
    this.at += 1;
    return { kind: 'negate', of: this.power() };
  }

  private implicit(first?: Expression): Expression {
    return this.beside(first ?? this.power());
  }

  private beside(first: Expression): Expression {
    let left = first;
    while (this.startsFactor()) {
      if (this.peek()!.kind === 'number') throw UNREADABLE;
      left = { kind: 'binary', op: '×', left, right: this.power() };
    }
    return left;
  }

  private startsFactor(): boolean {
    const token = this.peek();
    return token !== undefined && /^(?:number|name|function|open)$/.test(token.kind);
  }

  private power(): Expression {
    return this.raised(this.postfixed(this.atom()));
  }

  private raised(base: Expression): Expression {
    if (!this.is('^')) return base;
    this.at += 1;
    return this.postfixed({ kind: 'binary', op: '^', left: base, right: this.exponent() });
  }

  private exponent(): Expression {
    const negative = this.is('-');
    if (negative) this.at += 1;
    const { exponent } = this.reading;
    const braced = this.peek()?.kind === 'open';
    const read = this.nested(() => {
      if (braced || exponent === 'factor') return this.power();
      return exponent === 'product' ? this.implicit() : this.sum();
    });
    return negative ? { kind: 'negate', of: read } : read;
  }

  private postfixed(of: Expression): Expression {
    const token = this.peek();
    if (token?.kind !== 'postfix') return of;
    this.at += 1;
    const fn = { '%': 'percent', '‰': 'permille', deg: 'degrees', '!': 'factorial' }[token.value];
    if (!fn) throw UNREADABLE;
    return this.postfixed({ kind: 'apply', fn, to: of });
  }

  private atom(): Expression {
    const token = this.tokens[this.at++];
    if (token?.kind === 'number') return this.number(token);
    if (token?.kind === 'open' && token.value === '|')
      return { kind: 'apply', fn: 'abs', to: this.grouped() };
    if (token?.kind === 'open') return this.grouped();
    if (token?.kind === 'name') return this.name(token);
    if (token?.kind === 'function') return this.applied(token.value);
    throw UNREADABLE;
  }

  /** What remains of a group whose opening sign has been taken. */
  private grouped(): Expression {
    const inside = this.sum();
    if (this.tokens[this.at++]?.kind !== 'close') throw UNREADABLE;
    return inside;
  }

  private number({ value, start }: Token): Expression {
    const written = value.replace(/[ \u00a0\u202f]/g, '');
    // 0111 is a code or a number in base two.
    if (/^0\d/.test(written)) throw UNREADABLE;
    const { flat, dot } = this.reading;
    if ((flat === 'all' && this.tokens.length > 1) || flat === start) {
      const raised = this.flattened(written);
      if (raised) return raised;
    }
    const [whole = '', decimals = ''] = written.split(/[.,]/);
    if (dot === 'product' && written.includes('.'))
      return { kind: 'binary', op: '×', left: literal(whole, ''), right: literal(decimals, '') };
    return literal(whole, decimals);
  }

  private flattened(written: string): Expression | undefined {
    if (written === '10' && this.is('-') && this.peek(1)?.kind === 'number') {
      this.at += 2;
      const right: Expression = { kind: 'negate', of: literal(this.peek(-1)!.value, '') };
      return { kind: 'binary', op: '^', left: literal('10', ''), right };
    }
    if (!/^\d{1,3}[2-9]$/.test(written)) return undefined;
    const left = literal(written.slice(0, -1), '');
    return { kind: 'binary', op: '^', left, right: literal(written.slice(-1), '') };
  }

  private name({ value }: Token): Expression {
    const next = this.peek();
    const isCall =
      next?.kind === 'open' &&
      !next.spaced &&
      (this.functionLetters.has(value) || !NUMBER_LETTER.test(value));
    return { kind: 'name', name: isCall ? value + this.called() : value };
  }

  /** The argument of an unknown function is only a label: f(x), P(X = 0). */
  private called(): string {
    let depth = 0;
    let label = '';
    do {
      const token = this.tokens[this.at++];
      if (!token) throw UNREADABLE;
      if (token.kind === 'open') depth += 1;
      if (token.kind === 'close') depth -= 1;
      label += token.value;
    } while (depth > 0);
    return label;
  }

  private applied(fn: string): Expression {
    if (fn === 'unknown') throw UNREADABLE;
    if (fn === 'frac') {
      const left = this.atom();
      return { kind: 'binary', op: '/', left, right: this.atom() };
    }
    // cos²(x) raises the whole.
    let exponent: Expression | undefined;
    if (this.is('^')) {
      this.at += 1;
      exponent = this.power();
    }
    const to = this.argument(fn);
    const read: Expression = { kind: 'apply', fn, to };
    return exponent ? { kind: 'binary', op: '^', left: read, right: exponent } : read;
  }

  private argument(fn: string): Expression {
    const { reach } = this.reading;
    return this.nested(() => {
      if (this.peek()?.kind === 'open') return this.atom();
      if (reach === 'sum') return this.sum();
      if (reach === 'product') return this.implicit();
      // √2² is (√2)² or √(2²), which are the same number where it matters.
      return fn === 'sqrt' ? this.atom() : this.power();
    });
  }
}
