import { and, eq, isNull } from 'drizzle-orm';
import type { CreditStore } from '#application/ports.ts';
import type { Database } from './database.ts';
import { correctionCredits } from './schema.ts';

/** The unique index is the limit: whoever loses the race inserts nothing. */
export const creditStore = (db: Database): CreditStore => ({
  async take(credit) {
    const taken = await db
      .insert(correctionCredits)
      .values(credit)
      .onConflictDoNothing()
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
