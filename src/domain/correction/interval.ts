import type { MarkerIdentity } from './marking.ts';

/** Between which grades the copy most likely stands. */
export type Interval = { low: number; high: number };

/** A scorer that reads form only was off by 2.3 to 3 points on comparable essays: it says so. */
const FORM_ONLY = 3;
/** Two human markers of one copy are rarely nearer than this. */
const WITH_MODEL = 1.5;
/** Not knowing the subject, or worse the questions: what is right may answer nothing that was asked. */
const UNKNOWN = { subject: 1, questions: 2 };
/** Points of doubt for a page of which nothing could be read surely. */
const UNREADABLE = 5;

type Doubt = {
  markers: Pick<MarkerIdentity, 'kind'>[];
  /** Grades the markers would have given alone. */
  grades: number[];
  /** How surely the page was read, 0 to 1. */
  confidence: number;
  /** What nobody knows of what the pupil was asked. */
  unknown?: keyof typeof UNKNOWN;
};

/** Wider when markers disagree, when the page was hard to read, when no model read for meaning. */
export function intervalAround(
  grade: number,
  { markers, grades, confidence, unknown }: Doubt,
): Interval {
  const base = markers.some(({ kind }) => kind === 'model') ? WITH_MODEL : FORM_ONLY;
  const spread = grades.length > 1 ? Math.max(...grades) - Math.min(...grades) : 0;
  const unread = (1 - Math.min(Math.max(confidence, 0), 1)) * UNREADABLE;
  const half = base + spread / 4 + unread + (unknown ? UNKNOWN[unknown] : 0);
  return {
    low: Math.max(0, Math.floor((grade - half) * 2) / 2),
    high: Math.min(20, Math.ceil((grade + half) * 2) / 2),
  };
}
