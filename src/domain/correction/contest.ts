import type { Remark } from './remarks/verify-remarks.ts';

/** A pupil who does not agree with one remark, and says why. */
export type Contest = {
  remark: Remark;
  argument: string;
  /** Words of the copy that show the contrary. */
  passage?: string;
};

/** Upheld: the remark stays. Withdrawn: it was wrong. Revised: it was partly right. */
export type SecondReading = {
  decision: 'upheld' | 'withdrawn' | 'revised';
  reason: SecondReadingReason | { text: string };
  /** Words of the copy the decision leans on. */
  quotes: string[];
};

export type SecondReadingReason =
  | 'word-badly-read'
  | 'passage-shows-it'
  | 'passage-not-in-copy'
  | 'rule-is-certain'
  | 'nothing-new';
