/** A line as the preview shows it: words stay words, formulas are set. */
export type Segment = { kind: 'text' | 'maths'; content: string };

const FUNCTIONS = new Set(['ln', 'log', 'exp', 'sin', 'cos', 'tan', 'lim', 'sqrt', 'max', 'min']);
/** What makes a run of signs worth setting: an operator, a power, a root, a command. */
const FORMULA =
  /[=<>⩽⩾≤≥≠≈^_√×÷∞∫Σ⇒⇔→∈∩∪\\]|\d\s*[+\-−*/]|[\p{L})]\s*[+\-−*/]\s*[\p{L}\d(]|[²³⁴ⁿ₀-₉ₙ]/u;

/** Cuts a line between French words and formulas; `$…$` is always a formula. */
export function mathsSegments(line: string): Segment[] {
  const segments: Segment[] = [];
  for (const [at, part] of line.split('$').entries()) {
    if (at % 2 === 1) segments.push({ kind: 'maths', content: part });
    else segments.push(...looseSegments(part));
  }
  return joined(segments.flatMap(spacesAside).filter(({ content }) => content !== ''));
}

/** A formula is set without the spaces around it: they belong to the words. */
function spacesAside(segment: Segment): Segment[] {
  if (segment.kind === 'text') return [segment];
  const [, before = '', content = '', after = ''] =
    segment.content.match(/^(\s*)([\s\S]*?)([\s,.;:]*)$/) ?? [];
  return [
    { kind: 'text', content: before },
    { kind: 'maths', content },
    { kind: 'text', content: after },
  ];
}

function looseSegments(text: string): Segment[] {
  const pieces = text.match(/\\[A-Za-z]+|[\p{L}’']+|[^\p{L}\\’']+|\\/gu) ?? [];
  const runs = joined(pieces.map((content) => ({ kind: kindOf(content), content })));
  return joined(
    runs.map(({ kind, content }) => ({
      kind: kind === 'maths' && FORMULA.test(content) ? 'maths' : 'text',
      content,
    })),
  );
}

function joined(segments: readonly Segment[]): Segment[] {
  const all: Segment[] = [];
  for (const segment of segments) {
    const last = all.at(-1);
    if (last?.kind === segment.kind) last.content += segment.content;
    else all.push({ ...segment });
  }
  return all;
}

const kindOf = (piece: string): Segment['kind'] => (isWord(piece) ? 'text' : 'maths');

/** French words have two letters or more and are no function; single letters are variables. */
const isWord = (piece: string): boolean =>
  /^[\p{L}’']{2,}$/u.test(piece) && !FUNCTIONS.has(piece) && !/^[A-Z]{2,3}$/.test(piece);
