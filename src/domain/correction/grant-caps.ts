import { type AppliedCap, keepStrictest } from './apply-caps.ts';
import type { Evidence, Quote } from './evidence.ts';
import type { CapClaim, Marking } from './marking.ts';
import type { Rubric } from './rubric.ts';

/**
 * The ceilings that hold: those our own measures ask for, and those a majority of the models ask for
 * with words really found in the copy. Nobody may ask for a cap the rubric does not give him.
 */
export function grantCaps(
  markings: Marking[],
  rubric: Rubric,
  verify: (quotes: Quote[]) => Evidence[],
): AppliedCap[] {
  const models = markings.filter(({ marker }) => marker.kind === 'model');
  const embedded = markings.filter(({ marker }) => marker.kind === 'embedded');
  const claimsOf = (of: Marking[], code: string): CapClaim[] =>
    of.flatMap(({ claims }) => claims.filter((claim) => claim.code === code).slice(0, 1));

  const granted = rubric.caps.flatMap((cap): AppliedCap[] => {
    const measured = cap.judge === 'model' ? [] : claimsOf(embedded, cap.code);
    if (measured.length > 0) {
      const ceiling = measured[0]?.ceiling ?? cap.ceiling;
      return [{ ...cap, ceiling, evidence: measured.flatMap(({ quotes }) => verify(quotes)) }];
    }
    const asked = cap.judge === 'code' ? [] : claimsOf(models, cap.code);
    const evidence = asked.flatMap(({ quotes }) => verify(quotes));
    const majority = models.length > 0 && asked.length > models.length / 2;
    return majority && evidence.length > 0 ? [{ ...cap, evidence }] : [];
  });
  return keepStrictest(granted);
}
