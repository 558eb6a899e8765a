import type { Finding, WordConfidence } from './analysis.ts';
import { type CertaintyTable, certainFrom, certaintyOf, precisionOf } from './certainty.ts';
import type { CorrectorFinding } from './corrector/corrector-findings.ts';
import type { RuleFinding } from './rules/rule.ts';
import type { FrenchDocument } from './text/document.ts';

/** Under this confidence of reading a word is never a fault. */
export const confidenceFloor = 0.8;

type Candidate = RuleFinding & { precision: number; start: number; end: number };

/** One finding a place: the surest; two sources that agree make each other sure. */
export function fuse(
  document: FrenchDocument,
  findings: (RuleFinding | CorrectorFinding)[],
  table: CertaintyTable,
  confidences: WordConfidence[],
): Finding[] {
  const doubtful = confidences.filter(({ confidence }) => confidence < confidenceFloor);
  const candidates = findings.flatMap((finding) => {
    const precision = precisionAt(finding, findings, table);
    if (precision === undefined) return [];
    const start = document.words[finding.from]!.start;
    const end = document.words[finding.to - 1]!.end;
    if (doubtful.some((word) => word.start < end && start < word.end)) return [];
    return [
      {
        ...finding,
        start,
        end,
        precision: shielded(document, finding) ? Math.min(precision, 0.5) : precision,
      },
    ];
  });
  const kept = withoutOverlaps(candidates);
  const lines = lineStarts(document.text);
  return kept.map(({ rule, category, message, suggestions, precision, start, end }) => ({
    start,
    end,
    line: lineOf(lines, start),
    rule,
    category,
    message,
    suggestions,
    certainty: certaintyOf(precision),
    precision,
  }));
}

/** Undefined: not shown at all. */
function precisionAt(
  finding: RuleFinding | CorrectorFinding,
  all: RuleFinding[],
  table: CertaintyTable,
): number | undefined {
  const measured = precisionOf(table, finding.rule);
  if (!('margin' in finding)) {
    const echoed = all.some(
      (other) =>
        'margin' in other && sameAdvice(other, finding) && (other as CorrectorFinding).margin > 1,
    );
    return echoed ? Math.max(measured, 0.97) : measured;
  }
  const margins = table.margins[finding.category] ?? table.margins.default!;
  if (finding.margin < margins.shown) return undefined;
  return finding.margin >= margins.certain
    ? Math.max(measured, certainFrom)
    : Math.min(measured, 0.7);
}

const sameAdvice = (a: RuleFinding, b: RuleFinding) =>
  a.from < b.to && b.from < a.to && a.suggestions[0] === b.suggestions[0];

const shielded = ({ words }: FrenchDocument, { from, to }: RuleFinding) =>
  words.slice(from, to).some((word) => word.shield !== undefined);

function withoutOverlaps(candidates: Candidate[]): Candidate[] {
  const order = [...candidates].sort(
    (a, b) =>
      b.precision - a.precision || a.start - b.start || a.end - b.end || (a.rule < b.rule ? -1 : 1),
  );
  const kept: Candidate[] = [];
  for (const candidate of order) {
    if (!kept.some((other) => other.start < candidate.end && candidate.start < other.end))
      kept.push(candidate);
  }
  return kept.sort((a, b) => a.start - b.start);
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineOf(starts: number[], position: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (starts[middle]! <= position) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
