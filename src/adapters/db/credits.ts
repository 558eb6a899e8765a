import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CreditStore } from '#application/ports.ts';
import { ATTEMPTS_A_DAY } from '#domain/exam/daily-limit.ts';
import type { Database } from './database.ts';
import { correctionCredits } from './schema.ts';

/** One active credit a day: the unique index says so too, but whoever waits here is told no instead of failing. */
export const creditStore = (db: Database): CreditStore => ({
  mayTake: (credit) => isLeft(db, credit),

  async take({ examId, userId, day }) {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`);
    if (!(await isLeft(db, { userId, day }))) return false;
    const taken = await db
      .insert(correctionCredits)
      .values({ examId, userId, day })
      .onConflictDoUpdate({
        target: correctionCredits.examId,
        set: { day, returnedAt: null, attempts: sql`${correctionCredits.attempts} + 1` },
        setWhere: isNotNull(correctionCredits.returnedAt),
      })
      .returning({ examId: correctionCredits.examId });
    return taken.length === 1;
  },

  async giveBack(examId, at) {
    await db
      .update(correctionCredits)
      .set({ returnedAt: at })
      .where(and(eq(correctionCredits.examId, examId), isNull(correctionCredits.returnedAt)));
  },
});

async function isLeft(db: Database, { userId, day }: { userId: string; day: string }) {
  const ofTheDay = await db
    .select()
    .from(correctionCredits)
    .where(and(eq(correctionCredits.userId, userId), eq(correctionCredits.day, day)));
  const attempts = ofTheDay.reduce((sum, credit) => sum + credit.attempts, 0);
  const isTaken = ofTheDay.some(({ returnedAt }) => returnedAt === null);
  return !isTaken && attempts < ATTEMPTS_A_DAY;
}
