import { segmentsOf } from '../counted/segments.ts';
import { plain } from '../facts/any-of.ts';
import type { CheckedEquality } from '../paper/read-answer.ts';
import { splitUnknown } from '../paper/split-unknown.ts';
import type { Span } from '../transcript.ts';
import { RELATION, readLine, type ShownLine } from './shown-line.ts';
import type { ShownAnswer, ShownWork } from './shown-work.ts';

const LABEL = /^\s*(?:Question\s*|Q\.?\s?)?\d{0,2}\s?[a-h]?\s?[.)°:]\s+/i;
const HEADING = /^\s*(?:exercice|partie|ex)\b.{0,40}$/i;
const CHOICE = /^(?:réponse\s*:?\s*)?[A-D]\s*[.)]?$/i;
const [SAME_KIND, A_PATTERN] = [2, 6];
/** A ticked letter, or nothing. */
const A_LETTER = 2;

export type NamedLaw = { name: string; mentions: Span[] };

type Seen = { checked: CheckedEquality[]; laws: NamedLaw[]; unsure: Span[] };

/** Everything an unknown paper's copy shows: each line counts once, wherever it is said again. */
export function readShownWork(text: string, seen: Seen): ShownWork {
  const said = new Set<string>();
  const written = splitUnknown(text)
    .map((span) => ({ span, lines: freshLines(text, span, said) }))
    .filter(({ lines }) => lines.length > 0);
  const counts = keepTelling(
    text,
    written.flatMap(({ lines }) => lines),
  );
  const laws = new Map<string, Span>();
  const answers = written.map(({ span, lines }) => {
    const read = lines
      .filter((line) => counts.has(line))
      .map((line) => readLine(text, line, lawsIn(line, seen.laws).length));
    for (const { name, mention } of appliedLaws(read, seen.laws)) {
      if (!laws.has(name)) laws.set(name, mention);
    }
    return { ...span, choice: isChoice(text, lines), ...workOf(read, text, seen) };
  });
  return { answers, laws: [...laws.values()] };
}

function workOf(
  lines: ShownLine[],
  text: string,
  { checked, unsure }: Seen,
): Omit<ShownAnswer, keyof Span | 'choice'> {
  const own = checked.filter((equality) => lines.some((line) => within(equality, line)));
  const failing = own.filter((e) => !e.holds && !unsure.some((word) => meets(word, e)));
  const clean = lines.filter((line) => !failing.some((wrong) => within(wrong, line)));
  return {
    steps: clean.filter(({ relates }) => relates).flatMap((line) => stepsIn(line, text)),
    reasons: clean.filter(({ reasons }) => reasons),
    conclusions: clean.filter(({ concludes }) => concludes),
    holding: own.filter(({ holds }) => holds),
    failing,
    withUnit: lines.flatMap(({ withUnit }) => withUnit),
    withoutUnit: lines.flatMap(({ withoutUnit }) => withoutUnit),
  };
}

/** Lines that differ from others by their numbers only: two are a calculation, six are a pattern. */
function keepTelling(text: string, lines: Span[]): Set<Span> {
  const kinds = Map.groupBy(lines, (line) => signatureOf(text, line).replace(/\d+/g, '#'));
  const kept = [...kinds].flatMap(([kind, alike]) => {
    if (kind.length <= A_LETTER) return alike;
    return alike.length >= A_PATTERN ? [] : alike.slice(0, SAME_KIND);
  });
  return new Set(kept);
}

/** The lines of an answer that were not already said word for word, headings left out. */
function freshLines(text: string, { start, end }: Span, said: Set<string>): Span[] {
  const lines = [...text.slice(start, end).matchAll(/[^\n]+/g)].flatMap((line) =>
    segmentsOf(withoutLabelKept(line[0])).map((piece) => ({
      start: start + line.index + piece.start,
      end: start + line.index + piece.end,
    })),
  );
  return lines.filter((line) => {
    const same = signatureOf(text, line);
    if (same === '' || HEADING.test(text.slice(line.start, line.end))) return false;
    // A ticked letter comes back for another question; a sentence does not.
    const known = same.length > A_LETTER ? same : text.slice(line.start, line.end);
    const again = said.has(known);
    said.add(known);
    return !again;
  });
}

const signatureOf = (text: string, { start, end }: Span) =>
  plain(withoutLabel(text.slice(start, end))).replace(/[\s.,;:!?]/g, '');

/** « 2. » is no sentence: its stop is blanked so that the answer stays in one piece. */
const withoutLabelKept = (line: string) =>
  line.replace(LABEL, (label) => label.replace(/[.)°:]/, ' '));

const withoutLabel = (words: string) => words.replace(LABEL, '').trim();

/** A chain of equalities is as many steps as it has signs; three say as much as ten. */
function stepsIn({ start, end }: ShownLine, text: string): Span[] {
  const signs = text.slice(start, end).match(RELATION)?.length ?? 0;
  return Array.from({ length: Math.min(3, signs) }, () => ({ start, end }));
}

function appliedLaws(lines: ShownLine[], laws: NamedLaw[]): { name: string; mention: Span }[] {
  return lines.flatMap((line, i) => {
    const named = lawsIn(line, laws);
    const used = [line, lines[i + 1]].some((l) => l && (l.relates || l.reasons || l.concludes));
    const formula = line.formula ? [{ name: line.formula, mention: line }] : [];
    return line.says && used ? [...named, ...formula] : [];
  });
}

const isChoice = (text: string, [only, ...others]: Span[]) =>
  only !== undefined &&
  others.length === 0 &&
  CHOICE.test(withoutLabel(text.slice(only.start, only.end)));

const lawsIn = (line: Span, laws: NamedLaw[]) =>
  laws.flatMap(({ name, mentions }) => {
    const mention = mentions.find((m) => within(m, line));
    return mention ? [{ name, mention }] : [];
  });

const within = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end;
const meets = (a: Span, b: Span) => a.start < b.end && a.end > b.start;
