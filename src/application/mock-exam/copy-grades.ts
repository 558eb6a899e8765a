import type { CopyGrade } from '#domain/bac/estimates.ts';

/** What the calculator may start from. */
export type CopyGradeQueries = {
  /** The graded copies of a pupil, newest first. */
  copyGrades(userId: string): Promise<CopyGrade[]>;
};
