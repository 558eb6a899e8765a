import type { Subject } from '../exam/exam.ts';
import { type Day, mondayOf } from './day.ts';
import type { GradedCopy, LedgerEntry } from './graded-copy.ts';
import { levelOf } from './level.ts';
import { readStreak, type Streak } from './streak.ts';

export type Stats = {
  currentXp: number;
  currentLevel: number;
  currentStreak: number;
  bestStreak: number;
  totalCorrections: number;
  weeklyCorrections: number;
  averageGrade: number | null;
  bestGrade: number | null;
  favoriteSubject: Subject | null;
};

/** Everything the stored figures are, from the ledger and the copies alone: they can always be made again. Whoever has read the streak gives it. */
export function computeStats(
  ledger: readonly LedgerEntry[],
  copies: readonly GradedCopy[],
  today: Day,
  streak: Pick<Streak, 'current' | 'best'> = readStreak(
    ledger.map(({ day }) => day),
    today,
  ),
): Stats {
  const currentXp = ledger.reduce((sum, { xp }) => sum + xp, 0);
  const corrections = ledger.filter(({ kind }) => kind === 'correction');
  const grades = copies.map(({ grade }) => grade);
  const monday = mondayOf(today);
  return {
    currentXp,
    currentLevel: levelOf(currentXp),
    currentStreak: streak.current,
    bestStreak: streak.best,
    totalCorrections: corrections.length,
    weeklyCorrections: corrections.filter(({ day }) => day >= monday && day <= today).length,
    averageGrade: meanGrade(grades),
    bestGrade: grades.length > 0 ? Math.max(...grades) : null,
    favoriteSubject: favoriteOf(copies),
  };
}

/** To the hundredth, as grades are kept; null of nothing. */
export const meanGrade = (grades: readonly number[]): number | null =>
  grades.length === 0
    ? null
    : Math.round((grades.reduce((sum, grade) => sum + grade, 0) / grades.length) * 100) / 100;

/** The subject most written in; of two, the one written in last. */
function favoriteOf(copies: readonly GradedCopy[]): Subject | null {
  const times = new Map<Subject, number>();
  let favorite: Subject | null = null;
  for (const { subject } of copies) {
    times.set(subject, (times.get(subject) ?? 0) + 1);
    if (times.get(subject)! >= (times.get(favorite as Subject) ?? 0)) favorite = subject;
  }
  return favorite;
}

/** What passes with the days and needs no fault to change: refreshed every night, never counted as drift. */
const PASSING: readonly (keyof Stats)[] = ['currentStreak', 'weeklyCorrections'];

/** The figures that differ though nothing but a fault could have moved them. */
export const driftBetween = (stored: Stats, computed: Stats): (keyof Stats)[] =>
  (Object.keys(computed) as (keyof Stats)[]).filter(
    (name) => !PASSING.includes(name) && stored[name] !== computed[name],
  );
