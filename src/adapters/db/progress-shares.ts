import { createHash } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ProgressStores, ShareStore } from '#application/progress/ports.ts';
import type { Database } from './database.ts';
import { shareLinks, victoryPlans, weeklyReports } from './progress-schema.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export const shareStore = (db: Database): ShareStore => ({
  async create({ token, ...link }) {
    const [row] = await db
      .insert(shareLinks)
      .values({ ...link, tokenHash: hashOf(token) })
      .returning();
    return row!;
  },

  list: (userId) =>
    db
      .select()
      .from(shareLinks)
      .where(eq(shareLinks.userId, userId))
      .orderBy(desc(shareLinks.createdAt)),

  async findByToken(token) {
    const [row] = await db
      .select()
      .from(shareLinks)
      .where(eq(shareLinks.tokenHash, hashOf(token)));
    return row;
  },

  async revoke(userId, id, at) {
    const revoked = await db
      .update(shareLinks)
      .set({ revokedAt: at })
      .where(
        and(eq(shareLinks.id, id), eq(shareLinks.userId, userId), isNull(shareLinks.revokedAt)),
      )
      .returning({ id: shareLinks.id });
    return revoked.length === 1;
  },

  async markOpened(id, at) {
    await db
      .update(shareLinks)
      .set({ openedAt: at, timesOpened: sql`${shareLinks.timesOpened} + 1` })
      .where(eq(shareLinks.id, id));
  },
});

export const planStore = (db: Database): ProgressStores['plans'] => ({
  async find(userId) {
    const [row] = await db.select().from(victoryPlans).where(eq(victoryPlans.userId, userId));
    return row;
  },
  async save(userId, plan) {
    await db
      .insert(victoryPlans)
      .values({ userId, ...plan })
      .onConflictDoUpdate({ target: victoryPlans.userId, set: plan });
  },
});

export const reportStore = (db: Database): ProgressStores['reports'] => ({
  async find(userId, monday) {
    const [row] = await db
      .select({ report: weeklyReports.report })
      .from(weeklyReports)
      .where(and(eq(weeklyReports.userId, userId), eq(weeklyReports.monday, monday)));
    return row?.report;
  },
  async save(userId, report) {
    const saved = await db
      .insert(weeklyReports)
      .values({ userId, monday: report.monday, report })
      .onConflictDoNothing()
      .returning({ monday: weeklyReports.monday });
    return saved.length === 1;
  },
});
