import { assembleCorrection } from '#domain/correction/assemble-correction.ts';
import { copyView } from '#domain/correction/copy-view.ts';
import type { Correction } from '#domain/correction/correction.ts';
import { withGranted, withoutFaults } from '#domain/correction/grant-contest.ts';
import type { Remark } from '#domain/correction/remarks/verify-remarks.ts';
import { placeCopy } from '#domain/correction/signs/place-copy.ts';
import type { CopyToMark, CorrectionPorts } from './ports.ts';

/**
 * What our own marker alone makes of a copy, the given remarks taken back: same copy, same answer, so
 * that between two calls only what was changed can move the grade.
 */
export async function markAlone(
  copy: CopyToMark,
  { analyst, embedded, advice }: Pick<CorrectionPorts, 'analyst' | 'embedded' | 'advice'>,
  granted: Remark[] = [],
): Promise<Correction> {
  const studied = await analyst.study(copy);
  const seen = { ...studied, facts: withoutFaults(studied.facts, granted) };
  const own = await embedded.mark(seen);
  if (!own.ok) throw new Error(`our own marker failed: ${own.error.code}`);
  const placed = placeCopy(copyView(seen));
  const marking = granted.reduce(
    (sofar, remark) => withGranted(sofar, remark, placed, seen.rubric, advice),
    own.value.marking,
  );
  return assembleCorrection(
    { ...seen, fingerprint: '', readings: [{ ...own.value, marking }], notes: [] },
    advice,
  );
}
