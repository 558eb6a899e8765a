import type { Contest, SecondReading } from '#domain/correction/contest.ts';
import type { Correction } from '#domain/correction/correction.ts';
import { quotationVerifier } from '#domain/correction/remarks/verify-remarks.ts';
import { rereadByRules } from '#domain/correction/reread-by-rules.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { CopyToMark, MarkerTrouble } from './ports.ts';

/** Reads one remark again with the pupil's reasons in hand. */
export type SecondReader = {
  reread(copy: CopyToMark, contest: Contest): Promise<Result<SecondReading, MarkerTrouble>>;
};

export type ContestRefusal = { code: 'remark-unknown' } | { code: 'argument-empty' };

type Needs = { secondReader?: SecondReader };

/**
 * A reasoned second reading of one remark. What a model answers counts only if the words it leans on
 * are in the copy, otherwise our own rules decide.
 */
export async function contestRemark(
  copy: CopyToMark,
  correction: Pick<Correction, 'remarks'>,
  input: { remark: number; argument: string; passage?: string },
  { secondReader }: Needs,
): Promise<Result<SecondReading, ContestRefusal>> {
  const remark = correction.remarks[input.remark];
  if (!remark) return err({ code: 'remark-unknown' });
  if (input.argument.trim() === '') return err({ code: 'argument-empty' });
  const { argument, passage } = input;
  const contest: Contest = { remark, argument, ...(passage !== undefined && { passage }) };

  const asked = await secondReader?.reread(copy, contest);
  const verify = quotationVerifier(copy.transcript);
  const proven = asked?.ok && verify(asked.value.quotes.map((text) => ({ text }))).length > 0;
  return ok(proven && asked.ok ? asked.value : rereadByRules(contest, copy.transcript));
}
