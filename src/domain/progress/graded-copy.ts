import type { CriterionKey } from '../correction/rubric.ts';
import type { ExamType, Level, Subject } from '../exam/exam.ts';
import type { Day } from './day.ts';

/** What progress needs to know of a corrected copy. Grades are out of 20. */
export type GradedCopy = {
  examId: string;
  resultId: string;
  subject: Subject;
  level: Level;
  examType: ExamType;
  /** The Paris day it was sent on, whenever it was corrected. */
  day: Day;
  grade: number;
  low: number;
  high: number;
  subScores: Record<CriterionKey, number>;
  /** How many faults of language of each category. */
  faults: Record<string, number>;
  /** How many weaknesses of each criterion. */
  weaknesses: Record<string, number>;
};

/** One line of the XP ledger: `source` is the exam of a correction, the day of a revision. */
export type LedgerEntry = { kind: XpKind; source: string; xp: number; day: Day };
export type XpKind = 'correction' | 'revision';
