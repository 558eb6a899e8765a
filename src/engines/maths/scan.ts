import {
  COMMANDS,
  FUNCTION_NAMES,
  SIGNS,
  SILENT,
  SUBSCRIPT_PLAIN,
  SUBSCRIPTS,
  SUPERSCRIPT_PLAIN,
  SUPERSCRIPTS,
} from './signs.ts';
import type { Token, TokenKind } from './token.ts';
import { UNIT } from './units.ts';

const NUMBER = /(?:\d{1,3}(?:(?:[ \u00a0\u202f]|\\,)\d{3})+(?!\d)|\d+)(?:(?:,|\{,\}|\.)\d+)?/y;
const LETTER = '[\\p{Lu}\\p{Ll}\\p{Lo}\\p{M}]';
// Hyphens join the parts of a word ("c'est-à-dire"), not two letters ("a-b").
const LETTERS = new RegExp(`${LETTER}{2,}(?:-${LETTER}{2,}|-à-${LETTER}+)*|${LETTER}`, 'uy');
const SUPERS = new RegExp(`[${SUPERSCRIPTS}]+`, 'y');
const COMMAND = /\\(?:([a-zA-Z]+)|(.))/suy;
const ROOT = /\\sqrt\[\s*(\d)\s*\]/y;
const BRACED_WORDS = /\{[^{}]{0,80}\}/y;
// A name may carry an index (written low, or after "_") and primes.
const TAIL = new RegExp(
  `(?:[${SUBSCRIPTS}]+|_\\{[^{}]{1,20}\\}|_\\([^()]{1,20}\\)|_[\\p{L}\\d]{1,2}(?!\\p{L}))?(?:[′″]|['’]{1,2}(?!\\p{L}))*\\u0304?`,
  'uy',
);
// Products of letters that pupils write without a sign; all other groups of small letters are words.
const LETTER_PRODUCT =
  /^(?:[abcd][bcdxyz]|[kmnpqr][nqx]|x[yz]|yz|xyz|abc|acx|bcx|n[pr]|x[ae]|[ab]e)$/;
const SEQUENCE = /^[uvwUVW]n$/;
const ELISION = /^['’]\p{L}/u;

/** Cuts a text into signs, words and breaks, each with its place; never fails, whatever the text. */
export function scan(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let spaced = true;
  let opening: number | undefined;
  const add = (kind: TokenKind, value: string, start: number, end: number) => {
    tokens.push({ kind, value, start: opening ?? start, end, spaced });
    opening = undefined;
    spaced = false;
    at = end;
  };
  const match = (pattern: RegExp, from = at) => {
    pattern.lastIndex = from;
    return pattern.exec(text)?.[0];
  };
  const afterQuantity = () => {
    const last = tokens.at(-1)?.kind;
    return last === 'number' || last === 'close' || last === 'unit';
  };

  while (at < text.length) {
    const char = String.fromCodePoint(text.codePointAt(at)!);
    const start = at;
    if (char === '\n') {
      add('newline', '\n', at, at + 1);
      spaced = true;
      continue;
    }
    if (char === '$' || char === '&' || /[\s\u200b\u2061\ufeff]/u.test(char)) {
      const wide = text.startsWith('   ', at) || char === '\t';
      if (wide) add('stop', ' ', at, at + 1);
      else at += char.length;
      spaced = true;
      continue;
    }
    const unit = afterQuantity() ? match(UNIT) : undefined;
    if (unit) {
      add('unit', unit, at, at + unit.length);
      continue;
    }
    const number = match(NUMBER);
    if (number) {
      add('number', number.replace('{,}', ',').replaceAll('\\,', ' '), at, at + number.length);
      continue;
    }
    const supers = match(SUPERS);
    if (supers) {
      const end = at + supers.length;
      const plain = [...supers]
        .map((s) => SUPERSCRIPT_PLAIN[[...SUPERSCRIPTS].indexOf(s)])
        .join('');
      add('operator', '^', start, end);
      add('open', '(', start, end);
      for (const { kind, value } of scan(plain)) add(kind, value, start, end);
      add('close', ')', start, end);
      continue;
    }
    const letters = match(LETTERS);
    if (letters) {
      for (const [kind, value, length] of lettersAsTokens(letters, text, at)) {
        add(kind, value, at, at + length);
      }
      continue;
    }
    const root = match(ROOT);
    if (root) {
      add('function', root.includes('3') ? 'cbrt' : 'unknown', at, at + root.length);
      continue;
    }
    const command = match(COMMAND);
    if (command) {
      scanCommand(command.slice(1));
      continue;
    }
    if (/^(?:==|<=>|<==>|=>|<=|>=|!=|\.{3}|…|⋯)/.test(text.slice(at, at + 4))) {
      const written = /^(?:==|<=>|<==>|=>|<=|>=|!=|\.{3}|…|⋯)/.exec(text.slice(at, at + 4))![0];
      const [kind, value] = ASCII[written] ?? ['unknown', written];
      add(kind as TokenKind, value!, at, at + written.length);
      continue;
    }
    const [kind, value] = SIGNS.get(char) ?? ['unknown', char];
    add(kind as TokenKind, value!, at, at + char.length);
  }
  return tokens;

  function scanCommand(name: string) {
    const end = at + name.length + 1;
    if (name === '\\') return add('newline', '\n', at, end);
    if (SILENT.test(name)) {
      // What is shown to the pupil starts at "\\left", not inside it.
      if (name === 'left') opening = at;
      at = text[end] === '.' && /^(?:left|right)$/.test(name) ? end + 1 : end;
      return;
    }
    if (/^(?:text|mathrm|textrm|mbox)$/.test(name)) {
      const braces = match(BRACED_WORDS, end);
      return add('word', braces?.slice(1, -1).trim() ?? name, at, end + (braces?.length ?? 0));
    }
    const [kind, value] = COMMANDS.get(name) ?? ['unknown', `\\${name}`];
    if (kind !== 'name') return add(kind as TokenKind, value!, at, end);
    const tail = match(TAIL, end) ?? '';
    add('name', value + plainTail(tail), at, end + tail.length);
  }
}

const ASCII: Record<string, [string, string]> = {
  '<=>': ['link', '⇔'],
  '<==>': ['link', '⇔'],
  '=>': ['link', '⇒'],
  '<=': ['relation', '≤'],
  '>=': ['relation', '≥'],
  '!=': ['relation', '≠'],
};

/** A group of letters is a function, a name, a product of names, or a word of the language. */
function lettersAsTokens(letters: string, text: string, at: number): [TokenKind, string, number][] {
  const called = FUNCTION_NAMES.get(letters.toLowerCase());
  if (called && letters !== 'LN' && letters !== 'Log')
    return [['function', called, letters.length]];
  const leading = /^(?:ln|cos|sin|tan|exp)(?=[a-z]$)/.exec(letters)?.[0];
  if (leading) {
    return [
      ['function', leading, leading.length],
      ['name', letters.slice(leading.length), 1],
    ];
  }
  const tailAt = at + letters.length;
  TAIL.lastIndex = tailAt;
  const tail = TAIL.exec(text)?.[0] ?? '';
  if (/^\p{L}\p{M}?$/u.test(letters)) {
    if (ELISION.test(text.slice(tailAt, tailAt + 2))) return [['word', letters, letters.length]];
    if (/^[éèêàùçœâîôûÀÉ]$/u.test(letters)) return [['word', letters, letters.length]];
    if (isOpenIndex(tail, text.slice(tailAt + tail.length, tailAt + tail.length + 2)))
      return [['unknown', letters, letters.length + tail.length]];
    return [['name', letters + plainTail(tail), letters.length + tail.length]];
  }
  if (SEQUENCE.test(letters)) return [['unknown', letters, letters.length]];
  if (/^[A-Z]{2,3}$/.test(letters))
    return [['name', letters + plainTail(tail), letters.length + tail.length]];
  if (LETTER_PRODUCT.test(letters) && !/^['’]/.test(text.slice(tailAt, tailAt + 1))) {
    const last = letters.length - 1;
    return [...letters].map((letter, i) =>
      i === last ? ['name', letter + plainTail(tail), 1 + tail.length] : ['name', letter, 1],
    );
  }
  return [['word', letters, letters.length]];
}

/** u_n+1 on one line: nobody can tell whether the 1 belongs to the index. */
const isOpenIndex = (tail: string, next: string) => /^_[^{(]/.test(tail) && /^[+−-]\d/.test(next);

/** "ₙ₊₁", "_{n+1}" and "_(n+1)" are the same index. */
function plainTail(tail: string): string {
  const plain = [...tail]
    .map((c) => {
      const low = [...SUBSCRIPTS].indexOf(c);
      return low >= 0
        ? SUBSCRIPT_PLAIN[low]
        : c === '’'
          ? "'"
          : c === '′'
            ? "'"
            : c === '″'
              ? "''"
              : c;
    })
    .join('')
    .replace(/[_{}()\s]/g, '');
  return plain === '' ? '' : `_${plain}`;
}
