import type { Side, Statement } from './statement.ts';

const NEXT_LINE = /^[\s$]*\n[\s$]*(?:donc|soit|d['’]où)?[\s$:,]*$/i;

/**
 * "A = 3(x + 2)" then "A = 3x + 2" on the next line is one calculation: the step between the two,
 * placed on the second line. Undefined where the second line may start something else.
 */
export function restatedStep(above: Statement, below: Statement): Statement | undefined {
  const head = written(below.sides[0]!);
  if (head !== written(above.sides[0]!) || !NEXT_LINE.test(below.gap)) return undefined;
  if (above.relations.some((r) => r !== '=') || below.relations[0] !== '=') return undefined;
  const isQuantity = /^[A-Z]$/.test(head);
  if (!isQuantity && !/^[a-zA-Z](?:_'+)?\([a-z]\)$/.test(head)) return undefined;
  const reached = above.sides.at(-1)!;
  // A number alone ended the calculation above.
  if (reached.tokens.length < 2) return undefined;
  const { start } = below;
  const from = { ...reached, start, end: start };
  const sides = [...(isQuantity ? [below.sides[0]!] : []), from, below.sides[1]!];
  return {
    ...below,
    sides,
    relations: sides.slice(1).map(() => '='),
    doubtfulStart: above.doubtfulEnd || below.doubtfulStart,
    doubtfulEnd: above.doubtfulEnd || below.doubtfulEnd,
  };
}

const written = ({ tokens }: Side) => tokens.map(({ value }) => value).join('');
