import type { RemarkView } from '#contract/exam.ts';

export type NumberedRemark = RemarkView & {
  /** From 1, in the order of the copy: what is written beside its words and on its card. */
  number: number;
};

/** Remarks as one meets them while reading; what starts at the same word, the longer stretch first. */
export function numberRemarks(remarks: readonly RemarkView[]): NumberedRemark[] {
  const startOf = ({ evidence }: RemarkView) => evidence[0]?.start ?? Number.POSITIVE_INFINITY;
  const endOf = ({ evidence }: RemarkView) => evidence[0]?.end ?? 0;
  return [...remarks]
    .sort((a, b) => startOf(a) - startOf(b) || endOf(b) - endOf(a))
    .map((remark, i) => ({ ...remark, number: i + 1 }));
}
