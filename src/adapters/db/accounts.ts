import { eq } from 'drizzle-orm';
import type { AccountStore } from '#application/ports.ts';
import type { Database } from './database.ts';
import { profiles, user } from './schema.ts';

export const accountStore = (db: Database): AccountStore => ({
  async find(userId) {
    const [row] = await db
      .select({
        userId: user.id,
        email: user.email,
        emailConfirmed: user.emailVerified,
        role: user.role,
        ageBand: user.ageBand,
        ageKnown: profiles.ageKnown,
        parentEmail: user.parentEmail,
        plan: profiles.plan,
      })
      .from(user)
      .innerJoin(profiles, eq(profiles.userId, user.id))
      .where(eq(user.id, userId));
    if (!row) return undefined;
    const { role, ageBand, ...account } = row;
    const knownBand = account.ageKnown ? ageBand : 'under15';
    return { ...account, ageBand: knownBand, isAdmin: role === 'admin' };
  },

  async setLocale(userId, locale) {
    await db.update(profiles).set({ locale }).where(eq(profiles.userId, userId));
  },
});
