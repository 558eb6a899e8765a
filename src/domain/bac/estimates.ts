import type { Level, Subject } from '../exam/exam.ts';

export type CopyGrade = {
  subject: Subject;
  level: Level;
  /** Out of 20, with the interval it most likely stands in. */
  grade: number;
  interval: { low: number; high: number };
};
export type Estimate = {
  grade: number;
  interval: { low: number; high: number };
  subject: Subject;
  copies: number;
};

/** Older copies say little about June. */
const COPIES_KEPT = 5;
const SPECIALITIES: readonly Subject[] = ['mathematiques', 'physique-chimie', 'svt', 'ses'];
const LINES: Partial<Record<Subject, string>> = {
  philosophie: 'philosophie',
  francais: 'francais-ecrit',
  'histoire-geo': 'histoire-geographie',
  anglais: 'langue-a',
};

/**
 * What the pupil's copies, newest first, say of the lines of the table. The two science or economics subjects
 * with most copies are taken for the two specialities: the pupil sees the names and can change them.
 */
export function estimateLines(copies: readonly CopyGrade[]): Record<string, Estimate> {
  const lines: Record<string, Estimate> = {};
  for (const [subject, line] of Object.entries(LINES) as [Subject, string][]) {
    const estimate = estimateOf(subject, copies);
    if (estimate) lines[line] = estimate;
  }
  const early = copies.filter((copy) => copy.level === 'premiere');
  const maths = estimateOf('mathematiques', early);
  if (maths) lines['maths-anticipees'] = maths;

  const last = copies.filter((copy) => copy.level === 'terminale');
  const specialities = SPECIALITIES.flatMap((subject) => estimateOf(subject, last) ?? [])
    .sort((a, b) => b.copies - a.copies)
    .slice(0, 2);
  for (const [at, estimate] of specialities.entries()) {
    lines[at === 0 ? 'specialite-a' : 'specialite-b'] = estimate;
  }
  return lines;
}

function estimateOf(subject: Subject, copies: readonly CopyGrade[]): Estimate | undefined {
  const own = copies.filter((copy) => copy.subject === subject);
  const kept = own.slice(0, COPIES_KEPT);
  if (kept.length === 0) return undefined;
  const mean = (of: (copy: CopyGrade) => number) =>
    Math.round((kept.reduce((sum, copy) => sum + of(copy), 0) / kept.length) * 10) / 10;
  return {
    grade: mean((copy) => copy.grade),
    interval: { low: mean((copy) => copy.interval.low), high: mean((copy) => copy.interval.high) },
    subject,
    copies: own.length,
  };
}
