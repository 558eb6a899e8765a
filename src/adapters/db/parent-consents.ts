import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ParentConsentStore } from '#application/ports.ts';
import type { Database } from './database.ts';
import { parentConsents, user } from './schema.ts';

/** Only the token's hash is stored: whoever reads the table cannot answer for a parent. */
export const parentConsentStore = (db: Database): ParentConsentStore => {
  const select = () =>
    db
      .select({
        userId: parentConsents.userId,
        pupilEmail: user.email,
        parentEmail: parentConsents.parentEmail,
        askedAt: parentConsents.askedAt,
        expiresAt: parentConsents.expiresAt,
        decision: parentConsents.decision,
      })
      .from(parentConsents)
      .innerJoin(user, eq(user.id, parentConsents.userId));

  return {
    find: async (userId) => (await select().where(eq(parentConsents.userId, userId)))[0],
    findByToken: async (token) =>
      (await select().where(eq(parentConsents.tokenHash, hash(token))))[0],

    async ask({ userId, parentEmail, token, expiresAt }) {
      const request = { parentEmail, tokenHash: hash(token), askedAt: new Date(), expiresAt };
      await db
        .insert(parentConsents)
        .values({ userId, ...request })
        .onConflictDoUpdate({ target: parentConsents.userId, set: request });
    },

    async decide(userId, decision, at) {
      await db
        .update(parentConsents)
        .set({ decision, decidedAt: at })
        .where(eq(parentConsents.userId, userId));
    },
  };
};

const hash = (token: string) => createHash('sha256').update(token).digest('hex');
