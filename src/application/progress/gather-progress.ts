import { isPro, type Plan } from '#domain/account/plan.ts';
import { parisDay } from '#domain/exam/paris-day.ts';
import { bacDay } from '#domain/progress/bac-day.ts';
import { type Day, daysBetween } from '#domain/progress/day.ts';
import { errorTrends } from '#domain/progress/error-trends.ts';
import {
  CARDS_FOR_A_DAY,
  FREE_CARDS_A_DAY,
  PRO_CARDS_A_DAY,
} from '#domain/progress/revision-card.ts';
import { readSkills } from '#domain/progress/skills.ts';
import { readStreak } from '#domain/progress/streak.ts';
import { subjectScores } from '#domain/progress/subject-scores.ts';
import type { Ports } from '../ports.ts';

type Needs = Pick<Ports, 'clock' | 'progress'>;

export type Progress = Awaited<ReturnType<typeof gatherProgress>>;

/** Everything known of a pupil's progress, read at once: the dashboard, the coach and the reports all start here. */
export async function gatherProgress(userId: string, plan: Plan, { clock, progress }: Needs) {
  const now = clock.now();
  const today = parisDay(now);
  const { dueDates, answeredToday, ...kept } = await progress.read(userId, today);
  const { ledger, copies } = kept;
  const dueDays = dueDates.map(parisDay);
  return {
    ...{ ...kept, now, today, isPro: isPro(plan), dueDays },
    streak: readStreak(
      ledger.map(({ day }) => day),
      today,
    ),
    subjects: subjectScores(copies),
    skills: readSkills(copies),
    errors: errorTrends(copies),
    bac: { day: bacDay(today), daysLeft: daysBetween(today, bacDay(today)) },
    revision: revisionToday(dueDays, answeredToday, isPro(plan), today),
  };
}

/** How many cards are left for today; whoever has none yet is offered the general set. */
export function revisionToday(dueDays: Day[], answered: number, pro: boolean, today: Day) {
  const limit = pro ? PRO_CARDS_A_DAY : FREE_CARDS_A_DAY;
  const due = dueDays.length === 0 ? CARDS_FOR_A_DAY : dueDays.filter((day) => day <= today).length;
  return { answered, cards: Math.max(0, Math.min(limit - answered, due)), limit };
}
