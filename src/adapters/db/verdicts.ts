import { and, eq } from 'drizzle-orm';
import type { Verdicts } from '#application/correction/ports.ts';
import type { Database } from './database.ts';
import { verdicts } from './schema.ts';

export const verdictStore = (db: Database, userId: string, examId?: string): Verdicts => ({
  async find(fingerprint) {
    const row = await db.query.verdicts.findFirst({
      where: and(eq(verdicts.userId, userId), eq(verdicts.fingerprint, fingerprint)),
    });
    return row?.correction;
  },

  async save(correction) {
    const { fingerprint } = correction;
    await db
      .insert(verdicts)
      .values({ userId, examId, fingerprint, correction })
      .onConflictDoNothing();
  },
});
