import type { RemarkView } from '#contract/exam.ts';
import { numberRemarks as inReadingOrder } from '#domain/correction/remarks/number-remarks.ts';

export type NumberedRemark = RemarkView & {
  /** From 1, in the order of the copy: what is written beside its words and on its card. */
  number: number;
};

export const numberRemarks = (remarks: readonly RemarkView[]): NumberedRemark[] =>
  inReadingOrder(remarks);
