import { plain } from '../facts/any-of.ts';
import { contentStems } from '../facts/content-stems.ts';
import { CONCLUDES, REASONS } from '../paper/answer-signs.ts';
import type { Span } from '../transcript.ts';
import { endsWithUnit, valuesFound } from './values-found.ts';

/** One sentence or line of an answer, and what it does. */
export type ShownLine = Span & {
  relates: boolean;
  says: boolean;
  /** Writes a relation of the course with its letters before any value: « P = U × I ». */
  formula?: string;
  reasons: boolean;
  concludes: boolean;
  withUnit: Span[];
  withoutUnit: Span[];
};

export const RELATION = /[=≈<>⩽⩾≤≥⇔⇒→∈≠]/g;
/** A quantity by its name: « f », « u₁ », « P(A) », « Δt »; not the « a » of « il a » nor the « y » of « il y ». */
const QUANTITY =
  /(?<![\p{L}'’])[b-xzA-Z](?:[′″₀-₉ₙ]|_\w+)*(?![\p{L}'’])|[α-ωΑ-Ω]|(?<!\p{L})\p{L}{1,2}\(/u;
const SOMETHING_SAID = 3;
/** Beyond this share of linking words a line is made of nothing else. */
const ONLY_LINKS = 0.4;

/** A line that names more laws than this applies none of them. */
const MOST_LAWS = 2;
const FORMULA =
  /(?<![\p{L}\d])(\p{L}[\p{L}\d_₀-₉′]*(?:\([^()]*\))?)\s*=\s*((?:\p{L}|√|\()[^=≈<>,;:.\n]*[×*/+−·-][^=≈<>,;:.\n]*)/u;

/** What a line shows by itself; `laws` is how many it names. */
export function readLine(text: string, span: Span, laws: number): ShownLine {
  const line = text.slice(span.start, span.end);
  const folded = plain(line);
  const links = folded.match(new RegExp(REASONS, 'g')) ?? [];
  const words = folded.match(/\p{L}{2,}/gu) ?? [];
  const meant = new Set(contentStems(line)).size;
  const named = QUANTITY.test(line);
  const relations = line.match(RELATION) ?? [];
  const material = words.length + 2 * relations.length;
  const linked = links.length <= ONLY_LINKS * material && laws <= MOST_LAWS;
  const says = linked && meant >= SOMETHING_SAID;
  // Sums without a quantity or a word around them belong to nothing: « 2 + 2 = 4 » is no answer.
  const relates = relations.length > 0 && (named || says);
  const values = valuesFound(line);
  const hasUnit = ({ end }: Span) => endsWithUnit(line, end);
  const placed = ({ start, end }: Span) => ({ start: span.start + start, end: span.start + end });
  const grounded = linked && (relates || named || laws > 0 || /\d/.test(line));
  const answers = meant > 0 && values.length > 0;
  const formula = says ? formulaIn(line) : undefined;
  return {
    ...span,
    relates,
    says,
    ...(formula && { formula }),
    reasons: grounded && links.length > 0 && (says || relates),
    concludes: grounded && CONCLUDES.test(folded) && (says || relates || answers),
    withUnit: values.filter(hasUnit).map(placed),
    withoutUnit: values.filter((value) => !hasUnit(value)).map(placed),
  };
}

/** Letters on both sides: « E = 2000 × 180 » only replaces them by values. */
function formulaIn(line: string): string | undefined {
  const [, left = '', right = ''] = FORMULA.exec(line) ?? [];
  return /\p{L}/u.test(right) ? `${left}=${right}`.replace(/\s/g, '') : undefined;
}
