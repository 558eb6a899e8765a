import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { RightsStore } from '#application/rights/ports.ts';
import type { AgeBand } from '#domain/account/age-band.ts';
import type { Database } from './database.ts';
import { audienceDays, consents } from './plans-schema.ts';
import { eraseTraces } from './rights-erase.ts';
import { readOwnedRows } from './rights-owned-rows.ts';
import { eraseOld } from './rights-retention.ts';
import { exams, profiles, session, user } from './schema.ts';

export const rightsStore = (db: Database): RightsStore => ({
  readOwned: (userId) => readOwnedRows(db, userId),

  async lock(userId, at) {
    const locked = await db
      .update(profiles)
      .set({ deletionRequestedAt: at })
      .where(and(eq(profiles.userId, userId), isNull(profiles.deletionRequestedAt)))
      .returning({ userId: profiles.userId });
    await db.delete(session).where(eq(session.userId, userId));
    return locked.length === 1;
  },

  async isClosing(userId) {
    const [row] = await db
      .select({ at: profiles.deletionRequestedAt })
      .from(profiles)
      .where(eq(profiles.userId, userId));
    return row?.at != null;
  },

  listToPurge: async (requestedBefore) =>
    (
      await db
        .select({ userId: profiles.userId })
        .from(profiles)
        .where(lte(profiles.deletionRequestedAt, requestedBefore))
    ).map(({ userId }) => userId),

  erase: (userId) => eraseTraces(db, userId),

  async exists(userId) {
    const found = await db.execute(sql`select 1 from "user" where id = ${userId}`);
    return found.rows.length > 0;
  },

  listFiled: async (userId) =>
    (
      await db
        .select({ examId: exams.id, files: exams.imageUrls })
        .from(exams)
        .where(eq(exams.userId, userId))
    ).map(({ examId, files }) => ({ examId, keys: files.map(({ key }) => key) })),

  applyRetention: (now) => eraseOld(db, now),

  async addConsent({ userId, kind, choice, version, at }) {
    await db.insert(consents).values({ userId, kind, choice, version, givenAt: at });
  },

  async setAge(userId, ageBand, parentEmail) {
    const [profile] = await db
      .update(profiles)
      .set({ ageKnown: true })
      .where(and(eq(profiles.userId, userId), eq(profiles.ageKnown, false)))
      .returning({ userId: profiles.userId });
    if (!profile) return false;
    await db
      .update(user)
      .set({ ageBand: ageBand as AgeBand, parentEmail })
      .where(eq(user.id, userId));
    return true;
  },

  async countVisit(visitorHash, day) {
    await db.insert(audienceDays).values({ visitorHash, day }).onConflictDoNothing();
  },

  async forgetAge(userId) {
    await db.update(profiles).set({ ageKnown: false }).where(eq(profiles.userId, userId));
  },
});
