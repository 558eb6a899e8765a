import type { AdviceBook } from './advice.ts';
import type { CopyFacts } from './facts/copy-facts.ts';
import type { Marking, Severity } from './marking.ts';
import { keepOnScale } from './placement.ts';
import type { Remark } from './remarks/verify-remarks.ts';
import type { Rubric } from './rubric.ts';
import type { PlacedCopy } from './signs/place-copy.ts';
import type { Span } from './transcript.ts';

/** Seen after all: as much as a thing clearly there. */
const CLEARLY_THERE = 0.8;
/** What a granted remark of a model is worth, in bands, by how much it weighed: no sign of ours says it. */
const BANDS: Record<Severity, number> = { 1: 0.15, 2: 0.3, 3: 0.5 };

/** The same copy without the faults that were no faults. */
export function withoutFaults(facts: CopyFacts, withdrawn: Remark[]): CopyFacts {
  const spans = withdrawn
    .filter(({ kind }) => kind === 'fault')
    .flatMap(({ evidence }) => evidence);
  return { ...facts, faults: facts.faults.filter((fault) => !spans.some((s) => meet(s, fault))) };
}

/** The same marking with the thing that was not seen, and was there, seen. */
export function withGranted(
  marking: Marking,
  { kind, criterion, explanation, severity }: Remark,
  placed: PlacedCopy,
  rubric: Rubric,
  { signs: book }: AdviceBook,
): Marking {
  if (kind !== 'weakness' || !criterion) return marking;
  const { placement, signs } = placed.criteria[criterion];
  const sign = signs.find(({ code }) => book[code]?.weakness === explanation);
  const height = signs.reduce((sum, { worth, present }) => sum + worth * present, 0);
  // What holds the whole criterion back (the subject, the flow) holds what is granted back too.
  const hold = height > 0 ? Math.min(1, placement / height) : 1;
  const gain = sign
    ? sign.worth * Math.max(0, CLEARLY_THERE - sign.present) * hold
    : BANDS[severity];
  const mark = marking.criteria[criterion];
  const share = rubric.criteria[criterion].weight / 100;
  return {
    ...marking,
    ...(marking.placement !== undefined && {
      placement: keepOnScale(marking.placement + gain * share),
    }),
    criteria: {
      ...marking.criteria,
      [criterion]: { ...mark, placement: keepOnScale(mark.placement + gain) },
    },
  };
}

const meet = (a: Span, b: Span) => a.start < b.end && a.end > b.start;
