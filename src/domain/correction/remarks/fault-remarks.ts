import type { AdviceBook } from '../advice.ts';
import type { Quote } from '../evidence.ts';
import type { FaultFact } from '../facts/copy-facts.ts';
import type { RemarkDraft } from '../marking.ts';
import type { Axis } from '../rubric.ts';
import type { Span } from '../transcript.ts';

const MOST_FAULTS = 60;
const OFTEN = 3;

/** One remark for each certain fault of language; a fault that comes back often weighs more. */
export function faultRemarks(
  faults: FaultFact[],
  { faults: hints }: AdviceBook,
  quote: (span: Span) => Quote,
): RemarkDraft[] {
  const certain = faults.filter((fault) => fault.certain);
  const times = (category: string) => certain.filter((f) => f.category === category).length;
  return certain.slice(0, MOST_FAULTS).flatMap((fault): RemarkDraft[] => {
    const ladder = hints[fault.category] ?? hints[fault.category.split('_')[0] ?? ''];
    if (!ladder) return [];
    const correction = fault.suggestions[0];
    return [
      {
        kind: 'fault',
        axis: axisOf(fault.category),
        severity: times(fault.category) >= OFTEN ? 2 : 1,
        quotes: [quote(fault)],
        explanation: fault.message,
        hints: ladder,
        category: fault.category,
        ...(correction !== undefined && { correction }),
      },
    ];
  });
}

const axisOf = (category: string): Axis =>
  /^(?:LEX|PHI|FR|TYP|SYN_PHR)/.test(category) ? 'style' : 'orthographe';
