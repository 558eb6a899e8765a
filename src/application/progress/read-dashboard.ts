import type { Plan } from '#domain/account/plan.ts';
import { SUBJECTS } from '#domain/exam/exam.ts';
import { mondayOf } from '#domain/progress/day.ts';
import { levelStanding } from '#domain/progress/level.ts';
import { nextAction } from '#domain/progress/next-action.ts';
import { CELEBRATED } from '#domain/progress/notice.ts';
import { computeStats } from '#domain/progress/stats.ts';
import { streakMultiplier } from '#domain/progress/streak.ts';
import { overallScore } from '#domain/progress/subject-scores.ts';
import type { Ports } from '../ports.ts';
import { currentPlan } from './coach-plan.ts';
import { gatherProgress, type Progress } from './gather-progress.ts';

type Needs = Pick<Ports, 'clock' | 'progress' | 'coach'>;

/** One reading for the whole dashboard. What the free plan does not include is left out here, not hidden on screen. */
export async function readDashboard(userId: string, plan: Plan, ports: Needs) {
  const progress = await gatherProgress(userId, plan, ports);
  const { today, ledger, copies, streak, choices, errors, notices } = progress;
  const stats = computeStats(ledger, copies, today, streak);
  const unseen = notices.filter(({ seenAt }) => seenAt === null);
  return {
    today,
    isPro: progress.isPro,
    level: levelStanding(stats.currentXp),
    streak: { ...streak, multiplier: streakMultiplier(streak.current) },
    goal: goalOf(progress),
    bac: progress.bac,
    action: actionOf(progress),
    overall: overallScore(progress.subjects),
    subjects: progress.subjects,
    lines: linesOf(progress),
    target: choices.targetGrade,
    skills: progress.skills,
    days: xpByDay(progress),
    badges: progress.badges.map(({ code, earnedAt }) => ({
      code,
      earnedAt: earnedAt.toISOString(),
    })),
    stats,
    errors: progress.isPro ? errors : [],
    hiddenErrors: progress.isPro ? 0 : errors.length,
    latest: latestOf(progress),
    revision: progress.revision,
    coach: currentPlan(progress, progress.plan, ports.coach.words),
    celebrations: unseen
      .filter(({ kind }) => CELEBRATED.includes(kind))
      .map(({ id, kind, details }) => ({ id, kind, details })),
    unseenNotices: unseen.length,
  };
}

function goalOf({ ledger, today, choices }: Progress) {
  const monday = mondayOf(today);
  const thisWeek = ledger.filter(({ day }) => day >= monday && day <= today);
  return {
    xpToday: ledger.reduce((sum, { day, xp }) => (day === today ? sum + xp : sum), 0),
    dailyGoalXp: choices.dailyGoalXp,
    daysThisWeek: new Set(thisWeek.map(({ day }) => day)).size,
    weeklyDays: choices.weeklyDays,
  };
}

function actionOf({ copies, isPro, streak, subjects, ...progress }: Progress) {
  return nextAction({
    copies: copies.length,
    copiesUnderWay: progress.underWay,
    maySend: isPro || !progress.isCreditUsed,
    cardsToday: progress.revision.cards,
    isActiveToday: streak.isActiveToday,
    subjects,
  });
}

const linesOf = ({ copies }: Progress) =>
  SUBJECTS.flatMap((subject) => {
    const points = copies
      .filter((copy) => copy.subject === subject)
      .map(({ resultId, day, grade, low, high }) => ({ resultId, day, grade, low, high }));
    return points.length > 0 ? [{ subject, points }] : [];
  });

function xpByDay({ ledger }: Progress) {
  const days = new Map<string, number>();
  for (const { day, xp } of ledger) days.set(day, (days.get(day) ?? 0) + xp);
  return [...days].map(([day, xp]) => ({ day, xp }));
}

/** The newest copy, and how far it is from the one before in the same subject. */
function latestOf({ copies }: Progress) {
  const copy = copies.at(-1);
  if (!copy) return null;
  const { resultId, subject, grade, day } = copy;
  const before = copies.slice(0, -1).findLast((one) => one.subject === subject);
  const change = before ? Math.round((grade - before.grade) * 10) / 10 : null;
  return { resultId, subject, grade, day, change };
}
