import type { Quote } from './evidence.ts';
import { type FoldedWord, foldedWords } from './fold.ts';
import type { Span } from './transcript.ts';

const MAX_WORDS = 80;
/** Share of a quotation that may differ from the copy: a slip of the marker, never an invention. */
const TOLERANCE = 0.2;
/** Shorter quotations must be exact: two words that nearly fit would fit anywhere. */
const SHORTEST_FUZZY = 4;
const LOOKALIKE_COST = 0.34;

/** Where the quoted words stand in the text, or undefined when the copy never says them. */
export function findQuotation(quote: Quote, text: string): Span | undefined {
  return quotationFinder(text)(quote);
}

/** The same for many quotations of one text: its words are prepared once. */
export function quotationFinder(text: string): (quote: Quote) => Span | undefined {
  const copy = foldedWords(text);
  return (quote) => {
    const pieces = quote.text.split(/\[?(?:\.{3}|…)\]?/).map((piece) => foldedWords(piece));
    const spans: Span[] = [];
    for (const piece of pieces.filter((words) => words.length > 0)) {
      const after = spans.at(-1)?.end ?? 0;
      const rest = after === 0 ? copy : copy.filter(({ start }) => start >= after);
      const span = findWords(piece.slice(0, MAX_WORDS), rest, quote.near);
      if (!span) return undefined;
      spans.push(span);
    }
    const [first, last] = [spans[0], spans.at(-1)];
    return first && last && withItsMarks(quote.text, { start: first.start, end: last.end }, text);
  };
}

/** Words are found without their marks: a question keeps its « ? », a quotation the marks it was given. */
function withItsMarks(quoted: string, { start, end }: Span, text: string): Span {
  const head = /^[\s«“"'(]*/.exec(quoted)?.[0].trimStart() ?? '';
  const tail = /[^\p{L}\p{N}]*$/u.exec(quoted)?.[0].replace(/[\s.,;:]+$/, '') ?? '';
  const marked = {
    start: text.endsWith(head, start) ? start - head.length : start,
    end: text.startsWith(tail, end) ? end + tail.length : end,
  };
  return isBalanced(text.slice(marked.start, marked.end)) ? marked : { start, end };
}

const isBalanced = (text: string) => text.split('«').length === text.split('»').length;

function findWords(quoted: FoldedWord[], copy: FoldedWord[], near?: number): Span | undefined {
  const exact = exactMatches(quoted, copy);
  if (exact.length > 0) {
    const distance = (span: Span) =>
      near === undefined ? span.start : Math.abs(span.start - near);
    return exact.reduce((best, span) => (distance(span) < distance(best) ? span : best));
  }
  return quoted.length < SHORTEST_FUZZY ? undefined : nearestMatch(quoted, copy);
}

function exactMatches(quoted: FoldedWord[], copy: FoldedWord[]): Span[] {
  const found: Span[] = [];
  for (let i = 0; i + quoted.length <= copy.length; i++) {
    if (quoted.every(({ word }, j) => copy[i + j]?.word === word)) {
      found.push({ start: copy[i]!.start, end: copy[i + quoted.length - 1]!.end });
    }
  }
  return found;
}

/** Approximate search of a word sequence (Sellers): a match may begin anywhere in the copy at no cost. */
function nearestMatch(quoted: FoldedWord[], copy: FoldedWord[]): Span | undefined {
  const rows = quoted.length;
  let costs = Array.from({ length: rows + 1 }, (_, row) => row);
  let begins = new Array<number>(rows + 1).fill(0);
  let best = { cost: Number.POSITIVE_INFINITY, begin: 0, end: 0 };

  copy.forEach(({ word }, column) => {
    const nextCosts = [0];
    const nextBegins = [column];
    for (let row = 1; row <= rows; row++) {
      const replaced = costs[row - 1]! + replaceCost(quoted[row - 1]!.word, word);
      const skippedInCopy = costs[row]! + 1;
      const skippedInQuote = nextCosts[row - 1]! + 1;
      const cheapest = Math.min(replaced, skippedInCopy, skippedInQuote);
      nextCosts[row] = cheapest;
      nextBegins[row] =
        cheapest === replaced
          ? begins[row - 1]!
          : cheapest === skippedInCopy
            ? begins[row]!
            : nextBegins[row - 1]!;
    }
    // A match may start at this very word: its first row begins here, not at the column before.
    costs = nextCosts;
    begins = nextBegins.map((begin, row) => (row === 0 ? column + 1 : begin));
    if (costs[rows]! < best.cost) best = { cost: costs[rows]!, begin: begins[rows]!, end: column };
  });

  if (best.cost > rows * TOLERANCE) return undefined;
  const [first, last] = [copy[best.begin], copy[best.end]];
  return first && last && first.start < last.end
    ? { start: first.start, end: last.end }
    : undefined;
}

function replaceCost(a: string, b: string): number {
  if (a === b) return 0;
  return looksAlike(a, b) ? LOOKALIKE_COST : 1;
}

/** One slip of the pen or of the reader: a letter added, dropped or changed, or a common stem of four. */
function looksAlike(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 3 || Math.min(a.length, b.length) < 3) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  if (same >= 4 && same >= Math.max(a.length, b.length) - 3) return true;
  const restA = a.slice(same);
  const restB = b.slice(same);
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}
