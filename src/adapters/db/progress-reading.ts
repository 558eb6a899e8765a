import { eq, type SQL, sql } from 'drizzle-orm';
import type {
  Choices,
  EarnedBadge,
  KeptPlan,
  Notice,
  ProgressStores,
} from '#application/progress/ports.ts';
import type { GradedCopy, LedgerEntry } from '#domain/progress/graded-copy.ts';
import type { Database } from './database.ts';
import { NO_CHOICES } from './progress-notices.ts';
import { user } from './schema.ts';

const NOTICES_READ = 30;

/** As JSON carries it: moments are text. */
type Text<T, Moments extends keyof T> = Omit<T, Moments> & Record<Moments, string>;

const OWN = sql`where user_id = "user".id`;
const rows = <One>(select: SQL) =>
  sql<One[]>`(select coalesce(json_agg(one), '[]') from (${select}) one)`;
const row = <One>(select: SQL) => sql<One | null>`(select to_json(one) from (${select}) one)`;

/**
 * Everything kept about a pupil's progress in one statement, prepared once for each connection: asked at every
 * opening of the dashboard, where nine statements cost ten times the work that is done with their answers.
 */
export function progressReading(db: Database): ProgressStores['read'] {
  const prepare = () =>
    db
      .select({
        ledger: rows<LedgerEntry>(
          sql`select kind, source, xp, day from xp_ledger ${OWN} order by day`,
        ),
        copies: rows<GradedCopy>(
          sql`select exam_id as "examId", result_id as "resultId", subject, level, exam_type as "examType", day, grade, low, high,
              sub_scores as "subScores", faults, weaknesses from graded_copies ${OWN} order by sent_at`,
        ),
        badges: rows<Text<EarnedBadge, 'earnedAt'>>(
          sql`select badge_name as code, earned_at as "earnedAt" from user_badges ${OWN} order by earned_at desc`,
        ),
        choices: row<Choices>(
          sql`select daily_goal_xp as "dailyGoalXp", weekly_days as "weeklyDays", target_grade as "targetGrade", mail_results as "mailResults",
              mail_rewards as "mailRewards", mail_streak as "mailStreak", weekly_report as "weeklyReport" from progress_choices ${OWN}`,
        ),
        dueDates: sql<
          string[]
        >`(select coalesce(json_agg(due_at), '[]') from revision_cards ${OWN})`,
        answeredToday: sql<number>`(select count(*)::int from revision_answers ${OWN} and day = ${sql.placeholder('today')})`,
        underWay: sql<number>`(select count(*)::int from exams ${OWN} and status in ('pending', 'processing'))`,
        isCreditUsed: sql<boolean>`exists (select 1 from correction_credits ${OWN} and day = ${sql.placeholder('today')} and returned_at is null)`,
        notices: rows<Text<Omit<Notice, 'seenAt'>, 'createdAt'> & { seenAt: string | null }>(
          sql`select id, user_id as "userId", kind, source, details, created_at as "createdAt", seen_at as "seenAt"
              from notices ${OWN} order by created_at desc limit ${NOTICES_READ}`,
        ),
        plan: row<Text<KeptPlan, 'madeAt'>>(
          sql`select plan, is_personal as "isPersonal", made_at as "madeAt" from victory_plans ${OWN}`,
        ),
      })
      .from(user)
      .where(eq(user.id, sql.placeholder('userId')))
      .prepare('progress');
  let prepared: ReturnType<typeof prepare> | undefined;

  return async (userId, today) => {
    prepared ??= prepare();
    const [kept] = await prepared.execute({ userId, today });
    if (!kept) throw new Error('progress of nobody');
    const { badges, choices, dueDates, notices, plan, ...rest } = kept;
    return {
      ...rest,
      badges: badges.map((one) => ({ ...one, earnedAt: new Date(one.earnedAt) })),
      choices: choices ?? NO_CHOICES,
      dueDates: dueDates.map((dueAt) => new Date(dueAt)),
      notices: notices.map((one) => ({
        ...one,
        createdAt: new Date(one.createdAt),
        seenAt: one.seenAt === null ? null : new Date(one.seenAt),
      })),
      plan: plan ? { ...plan, madeAt: new Date(plan.madeAt) } : undefined,
    };
  };
}
