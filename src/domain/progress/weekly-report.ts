import type { Subject } from '../exam/exam.ts';
import type { BadgeCode } from './badges.ts';
import { addDays, type Day } from './day.ts';
import { type ErrorTrend, errorTrends } from './error-trends.ts';
import type { GradedCopy, LedgerEntry } from './graded-copy.ts';
import { readSkills, type Skill } from './skills.ts';
import { meanGrade } from './stats.ts';
import { readStreak } from './streak.ts';

/** A week of work, told on its Sunday evening. */
export type WeeklyReport = {
  monday: Day;
  sunday: Day;
  copies: { subject: Subject; grade: number; day: Day }[];
  average: number | null;
  averageBefore: number | null;
  xp: number;
  daysOfWork: Day[];
  streak: number;
  badges: BadgeCode[];
  errors: ErrorTrend[];
  skills: Skill[];
};

type Week = {
  monday: Day;
  ledger: readonly LedgerEntry[];
  copies: readonly GradedCopy[];
  badges: readonly { code: BadgeCode; day: Day }[];
};

const ERRORS_TOLD = 3;

export function weeklyReport({ monday, ledger, copies, badges }: Week): WeeklyReport {
  const sunday = addDays(monday, 6);
  const within = ({ day }: { day: Day }) => day >= monday && day <= sunday;
  const before = ({ day }: { day: Day }) => day >= addDays(monday, -7) && day < monday;
  const known = copies.filter(({ day }) => day <= sunday);
  const sent = copies.filter(within);
  const entries = ledger.filter(within);
  return {
    monday,
    sunday,
    copies: sent.map(({ subject, grade, day }) => ({ subject, grade, day })),
    average: meanGrade(sent.map(({ grade }) => grade)),
    averageBefore: meanGrade(copies.filter(before).map(({ grade }) => grade)),
    xp: entries.reduce((sum, { xp }) => sum + xp, 0),
    daysOfWork: [...new Set(entries.map(({ day }) => day))].sort(),
    streak: readStreak(
      ledger.map(({ day }) => day),
      sunday,
    ).current,
    badges: badges.filter(within).map(({ code }) => code),
    errors: errorTrends(known).slice(0, ERRORS_TOLD),
    skills: readSkills(known),
  };
}
