import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { applicationErrors, signInTries, user } from './schema.ts';
import { accountOf } from './sign-in-tries.ts';

/**
 * Erases an account. Everything that points at it goes with it by the database's own rule; what only
 * names it by its address or its number is looked for here. What stays is written in docs/rights.md:
 * invoices (ten years) and proofs of contract (five years), cut from the account.
 */
export const eraseTraces = (db: Database, userId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [person] = await tx
      .select({ email: user.email })
      .from(user)
      .where(eq(user.id, userId))
      .for('update');
    await tx.delete(applicationErrors).where(eq(applicationErrors.userId, userId));
    await tx.delete(user).where(eq(user.id, userId));
    const email = person?.email ?? '';
    if (email) {
      await tx.delete(signInTries).where(eq(signInTries.account, accountOf(email)));
      await tx.execute(sql`delete from mails where lower("to") = lower(${email})`);
      await tx.execute(
        sql`delete from verification where identifier ilike ${`%${escapeLike(email)}%`} or value ilike ${`%${escapeLike(email)}%`}`,
      );
    }
    await tx.execute(sql`delete from verification where value like ${`%${userId}%`}`);
    await eraseJobs(tx as unknown as Database, [userId, email].filter(Boolean));
  });

/** Jobs that ran, or never will, keep their payload for days: those that name the person go now. */
export async function eraseJobs(db: Database, words: string[]): Promise<void> {
  for (const word of words) {
    await db.execute(
      sql`delete from pgboss.job where state <> 'active' and data::text like ${`%${escapeLike(word)}%`}`,
    );
  }
}

export const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
