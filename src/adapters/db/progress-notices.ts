import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Choices, NoticeStore, ProgressStores } from '#application/progress/ports.ts';
import type { Database } from './database.ts';
import { notices, progressChoices } from './progress-schema.ts';

export const noticeStore = (db: Database): NoticeStore => ({
  async tell(notice) {
    const told = await db
      .insert(notices)
      .values(notice)
      .onConflictDoNothing()
      .returning({ id: notices.id });
    return told.length === 1;
  },

  list: (userId, most) =>
    db
      .select()
      .from(notices)
      .where(eq(notices.userId, userId))
      .orderBy(desc(notices.createdAt))
      .limit(most),

  async markSeen(userId, at) {
    await db
      .update(notices)
      .set({ seenAt: at })
      .where(and(eq(notices.userId, userId), isNull(notices.seenAt)));
  },

  waitingForMail: (since) =>
    db
      .select()
      .from(notices)
      .where(and(isNull(notices.mailedAt), gt(notices.createdAt, since)))
      .orderBy(asc(notices.createdAt))
      .limit(1000),

  async takeForMail(id, at) {
    const taken = await db
      .update(notices)
      .set({ mailedAt: at })
      .where(and(eq(notices.id, id), isNull(notices.mailedAt)))
      .returning({ id: notices.id });
    return taken.length === 1;
  },
});

/** Of whoever has not chosen yet. */
export const NO_CHOICES: Choices = {
  dailyGoalXp: 30,
  weeklyDays: 5,
  targetGrade: null,
  mailResults: false,
  mailRewards: false,
  mailStreak: false,
  weeklyReport: false,
};
const NO_MAIL = { mailResults: false, mailRewards: false, mailStreak: false, weeklyReport: false };

export const choiceStore = (db: Database): ProgressStores['choices'] => ({
  async find(userId) {
    const [row] = await db.select().from(progressChoices).where(eq(progressChoices.userId, userId));
    if (!row) return NO_CHOICES;
    const { userId: _, unsubscribeToken: __, ...choices } = row;
    return choices;
  },

  async save(userId, changes) {
    await db
      .insert(progressChoices)
      .values({ userId, ...changes })
      .onConflictDoUpdate({ target: progressChoices.userId, set: { userId, ...changes } });
  },

  async unsubscribeToken(userId) {
    await db.insert(progressChoices).values({ userId }).onConflictDoNothing();
    const [row] = await db
      .select({ token: progressChoices.unsubscribeToken })
      .from(progressChoices)
      .where(eq(progressChoices.userId, userId));
    return row!.token;
  },

  async unsubscribe(token) {
    const changed = await db
      .update(progressChoices)
      .set(NO_MAIL)
      .where(eq(progressChoices.unsubscribeToken, token))
      .returning({ userId: progressChoices.userId });
    return changed.length === 1;
  },

  async whoChose(choice) {
    const rows = await db
      .select({ userId: progressChoices.userId })
      .from(progressChoices)
      .where(eq(progressChoices[choice], true));
    return rows.map(({ userId }) => userId);
  },
});
