import type { Marking } from '#domain/correction/marking.ts';
import { CRITERIA, type CriterionKey } from '#domain/correction/rubric.ts';

/** A marking for tests that places every criterion at the same height. */
export function aMarking(placement: number, change: Partial<Marking> = {}): Marking {
  const mark = () => ({ placement, reason: 'parce que', quotes: [] });
  return {
    marker: { kind: 'model', name: 'test/model', version: '1' },
    criteria: Object.fromEntries(CRITERIA.map((key) => [key, mark()])) as Record<
      CriterionKey,
      ReturnType<typeof mark>
    >,
    questions: [],
    claims: [],
    remarks: [],
    comment: '',
    notJudged: [],
    ...change,
  };
}

export const embeddedMarking = (placement: number): Marking =>
  aMarking(placement, { marker: { kind: 'embedded', name: 'lauréat', version: '1' } });
