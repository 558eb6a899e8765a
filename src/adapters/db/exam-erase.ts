import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Exam } from '#domain/exam/exam.ts';
import { parisDay } from '#domain/exam/paris-day.ts';
import { mondayOf } from '#domain/progress/day.ts';
import type { Database } from './database.ts';
import { mockAttempts } from './mock-exam-schema.ts';
import { notices, victoryPlans, weeklyReports } from './progress-schema.ts';
import { eraseJobs, escapeLike } from './rights-erase.ts';
import { applicationErrors, exams, results, user, verdicts } from './schema.ts';

/**
 * Erases an exam. What points at it goes with it by the database's own rule; what only names it, or was
 * made from it, is looked for here. Two lines stay: what it earned, and the day's correction it used.
 */
export async function eraseExam(db: Database, { id, userId, createdAt }: Exam): Promise<void> {
  const [result] = await db
    .select({
      id: results.id,
      fingerprint: sql<string>`coalesce(${results.outputJson} ->> 'fingerprint', '')`,
    })
    .from(results)
    .where(eq(results.examId, id));
  const names = [id, ...(result ? [result.id] : [])];
  await db.delete(mockAttempts).where(eq(mockAttempts.examId, id));
  await db.delete(exams).where(eq(exams.id, id));
  if (result)
    await db
      .delete(verdicts)
      .where(
        and(
          eq(verdicts.userId, userId),
          eq(verdicts.fingerprint, result.fingerprint),
          isNull(verdicts.examId),
        ),
      );
  await eraseNews(db, userId, id, mondayOf(parisDay(createdAt)));
  for (const name of names) await eraseMentions(db, userId, name);
  await eraseJobs(db, names);
}

/** Weeks and plans told from this copy are made anew from those that are left. */
async function eraseNews(db: Database, userId: string, examId: string, monday: string) {
  const own = eq(notices.userId, userId);
  await db.delete(notices).where(and(own, eq(notices.source, examId)));
  await db
    .delete(notices)
    .where(and(own, inArray(notices.kind, ['weekly-report']), gte(notices.source, monday)));
  await db
    .delete(weeklyReports)
    .where(and(eq(weeklyReports.userId, userId), gte(weeklyReports.monday, monday)));
  await db.delete(victoryPlans).where(eq(victoryPlans.userId, userId));
}

/** Letters of the in-app mailbox and reports of errors that carry its address. */
async function eraseMentions(db: Database, userId: string, name: string) {
  const naming = `%${escapeLike(name)}%`;
  await db.execute(sql`
    delete from mails where "to" = (select ${user.email} from ${user} where ${user.id} = ${userId})
    and (html like ${naming} or text like ${naming})`);
  await db.delete(applicationErrors).where(sql`${applicationErrors}::text like ${naming}`);
}
