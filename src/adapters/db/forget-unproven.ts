import { and, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { account, session, user } from './schema.ts';

/**
 * Whoever proves an address finds nothing that somebody planted on it before: as long as it is unconfirmed, its
 * password and its sessions go. True when there was something to forget.
 */
export const forgetUnproven = (db: Database) => (userId: string) =>
  db.transaction(async (tx) => {
    const unproven = and(eq(user.id, userId), eq(user.emailVerified, false));
    const [found] = await tx.select({ id: user.id }).from(user).where(unproven);
    if (!found) return false;
    await tx
      .delete(account)
      .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
    await tx.delete(session).where(eq(session.userId, userId));
    return true;
  });
