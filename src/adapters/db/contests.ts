import { and, asc, eq } from 'drizzle-orm';
import type { ContestStore } from '#application/exam/contest-result.ts';
import { contests } from './correction-schema.ts';
import type { Database } from './database.ts';

export const contestStore = (db: Database): ContestStore => ({
  list: (resultId, fingerprint) =>
    db
      .select()
      .from(contests)
      .where(and(eq(contests.resultId, resultId), eq(contests.fingerprint, fingerprint)))
      .orderBy(asc(contests.createdAt)),

  async save(contest) {
    const saved = await db
      .insert(contests)
      .values(contest)
      .onConflictDoNothing()
      .returning({ remark: contests.remark });
    return saved.length === 1;
  },
});
