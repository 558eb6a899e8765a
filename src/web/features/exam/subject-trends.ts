import type { ExamView } from '#contract/exam.ts';
import type { Subject } from '#domain/exam/exam.ts';

/** Two notes make no curve. */
export const FEWEST = 3;

export type Trend = {
  subject: Subject;
  /** Out of 20, oldest first. */
  marks: number[];
};

/** The graded copies by subject, the subject worked on last first. */
export function subjectTrends(exams: readonly ExamView[]): Trend[] {
  const trends = new Map<Subject, number[]>();
  for (const { subject, result } of exams) {
    if (result?.grade == null) continue;
    const marks = trends.get(subject) ?? [];
    marks.unshift((result.grade / result.maxGrade) * 20);
    trends.set(subject, marks);
  }
  return [...trends].map(([subject, marks]) => ({ subject, marks }));
}
