import { type Evidence, evidenceAt, type Quote } from '../evidence.ts';
import { quotationFinder } from '../find-quotation.ts';
import type { RemarkDraft } from '../marking.ts';
import type { Transcript } from '../transcript.ts';

/** A remark the pupil may see: every word it quotes is on the page. */
export type Remark = Omit<RemarkDraft, 'quotes'> & { evidence: Evidence[] };

/** Finds the quoted words again in the transcript. What the copy never said is dropped. */
export function quotationVerifier(transcript: Transcript): (quotes: Quote[]) => Evidence[] {
  const find = quotationFinder(transcript.text);
  return (quotes) =>
    quotes.flatMap((quote) => {
      const span = find(quote);
      return span ? [evidenceAt(span, transcript)] : [];
    });
}

/** Remarks with their evidence; a remark of which no quotation was found is not shown. */
export function verifyRemarks(
  drafts: RemarkDraft[],
  verify: (quotes: Quote[]) => Evidence[],
): Remark[] {
  return drafts.flatMap(({ quotes, ...draft }) => {
    const evidence = verify(quotes);
    return evidence.length > 0 ? [{ ...draft, evidence }] : [];
  });
}

/** Two markers often see the same thing at the same place: it is said once. */
export function withoutDoubles(remarks: Remark[]): Remark[] {
  return remarks.filter(
    (remark, i) => !remarks.slice(0, i).some((earlier) => sayTheSame(earlier, remark)),
  );
}

function sayTheSame(a: Remark, b: Remark): boolean {
  const [left, right] = [a.evidence[0], b.evidence[0]];
  if (!left || !right || a.kind !== b.kind || a.axis !== b.axis) return false;
  const common = Math.min(left.end, right.end) - Math.max(left.start, right.start);
  return common > 0.7 * Math.min(left.end - left.start, right.end - right.start);
}
