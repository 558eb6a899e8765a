import type { Subject } from '../exam/exam.ts';
import type { GradedCopy } from './graded-copy.ts';
import { meanGrade } from './stats.ts';

/** Where a pupil stands in a subject; `average` is null while nothing was sent in it. */
export type SubjectScore = { subject: Subject; average: number | null; copies: number };

export const GRID_SIZE = 6;
/** What the grid shows first while the pupil has not chosen by writing. */
const USUAL: readonly Subject[] = [
  ...(['francais', 'philosophie', 'histoire-geo', 'mathematiques', 'anglais'] as const),
  ...(['physique-chimie', 'svt', 'ses'] as const),
];

/** The figures of the example, from the specification: 10/20 by subject and 13.5/20 overall. */
export const EXAMPLE_SUBJECT_GRADE = 10;
export const EXAMPLE_OVERALL = 13.5;

/** Six subjects: those the pupil writes in, most written first, then the usual ones. */
export function subjectScores(copies: readonly GradedCopy[]): SubjectScore[] {
  const of = (subject: Subject) => copies.filter((copy) => copy.subject === subject);
  const written = [...new Set(copies.map(({ subject }) => subject))].sort(
    (a, b) => of(b).length - of(a).length || USUAL.indexOf(a) - USUAL.indexOf(b),
  );
  return [...new Set([...written, ...USUAL])]
    .slice(0, Math.max(GRID_SIZE, written.length))
    .map((subject) => {
      const grades = of(subject).map(({ grade }) => grade);
      return { subject, average: meanGrade(grades), copies: grades.length };
    });
}

/** The mean of the subjects' means: many copies in one subject do not hide the others. */
export const overallScore = (scores: readonly SubjectScore[]): number | null =>
  meanGrade(scores.flatMap(({ average }) => average ?? []));
