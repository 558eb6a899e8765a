import type { AppliedCap } from './apply-caps.ts';
import type { AxisScores } from './axes.ts';
import type { Passage } from './counted/passage.ts';
import type { Evidence } from './evidence.ts';
import type { Interval } from './interval.ts';
import type { MarkerIdentity, NotJudged, QuestionMark } from './marking.ts';
import type { Placement } from './placement.ts';
import type { Tip } from './rank-tips.ts';
import type { Remark } from './remarks/verify-remarks.ts';
import type { CriterionKey } from './rubric.ts';

/** What a pupil gets back: one grade, its doubt, and every reason pinned to his own words. */
export type Correction = {
  fingerprint: string;
  rubric: { code: string; version: string };
  grade: number;
  maxGrade: number;
  /** Before ceilings and malus. */
  rawGrade: number;
  interval: Interval;
  band: string;
  subScores: Record<CriterionKey, SubScore>;
  axes: AxisScores;
  caps: AppliedCap[];
  /** Points lost to certain faults of language. */
  malus: number;
  comment: string;
  remarks: Remark[];
  tips: Tip[];
  questions: QuestionMark[];
  extracts: Evidence[];
  references: { name: string; kind: string; explained: boolean; evidence: Evidence[] }[];
  setAside: (Passage & { evidence: Evidence })[];
  notJudged: NotJudged[];
  markers: MarkerTrace[];
  notes: CorrectionNote[];
  measures: Measures;
  /** Only for a paper of several exercises. */
  parts?: { code: string; title: string; points: number; earned: number }[];
};

export type SubScore = {
  label: string;
  weight: number;
  placement: Placement;
  /** Out of 20. */
  score: number;
  reason: string;
  evidence: Evidence[];
};

/** Everything needed to compare markers later. */
export type MarkerTrace = MarkerIdentity & {
  /** What this marker would have given alone, before ceilings. */
  grade: number;
  tokens?: { input: number; output: number };
  cost?: number;
  durationMs?: number;
};

/** Something the pupil should know about how this correction came about. */
export type CorrectionNote =
  | { code: 'model-unavailable'; reason: string }
  | { code: 'markers-disagreed'; spread: number }
  | { code: 'reading-doubtful'; confidence: number }
  | { code: 'subject-unknown' }
  | { code: 'statement-unknown' }
  | { code: 'answers-unmatched' }
  | { code: 'orders-set-aside'; passages: number }
  | { code: 'passages-set-aside'; passages: number }
  | { code: 'same-copy' };

/** What the last-job diagnostic shows. */
export type Measures = {
  words: number;
  paragraphs: number;
  uniqueReferences: number;
  repetition: number;
};
