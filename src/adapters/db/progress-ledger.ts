import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { ProgressStores } from '#application/progress/ports.ts';
import { BADGES } from '#domain/progress/badges.ts';
import type { Database } from './database.ts';
import { gradedCopies, userBadges, xpLedger } from './progress-schema.ts';
import { exams, results, userStats } from './schema.ts';

export const ledgerStore = (db: Database): ProgressStores['ledger'] => ({
  async give(entry) {
    const given = await db
      .insert(xpLedger)
      .values(entry)
      .onConflictDoNothing()
      .returning({ source: xpLedger.source });
    return given.length === 1;
  },

  list: (userId) =>
    db
      .select({
        ...{ kind: xpLedger.kind, source: xpLedger.source, xp: xpLedger.xp, day: xpLedger.day },
      })
      .from(xpLedger)
      .where(eq(xpLedger.userId, userId))
      .orderBy(asc(xpLedger.day)),
});

export const gradedCopyStore = (db: Database): ProgressStores['copies'] => ({
  /** A copy read again by its author is corrected again: what is known of it follows. */
  async save(copy) {
    await db
      .insert(gradedCopies)
      .values(copy)
      .onConflictDoUpdate({ target: gradedCopies.examId, set: copy });
  },

  async list(userId) {
    const rows = await db
      .select()
      .from(gradedCopies)
      .where(eq(gradedCopies.userId, userId))
      .orderBy(asc(gradedCopies.sentAt));
    return rows.map(({ userId: _, sentAt: __, ...copy }) => copy);
  },

  texts: (userId, most) =>
    db
      .select({
        subject: gradedCopies.subject,
        day: gradedCopies.day,
        text: sql<string>`coalesce(${exams.ocrText}, '')`,
      })
      .from(gradedCopies)
      .innerJoin(exams, eq(exams.id, gradedCopies.examId))
      .where(eq(gradedCopies.userId, userId))
      .orderBy(desc(gradedCopies.sentAt))
      .limit(most),
});

export const correctedCopies = (
  db: Database,
): Pick<ProgressStores, 'corrected' | 'unrewarded'> => ({
  async corrected(examId) {
    const [row] = await db
      .select({ exam: exams, result: results })
      .from(results)
      .innerJoin(exams, eq(exams.id, results.examId))
      .where(and(eq(results.examId, examId), isNotNull(results.grade)));
    if (!row || row.result.grade === null) return undefined;
    const { subject, level, examType, userId, createdAt, ocrText } = row.exam;
    const { id: resultId, grade, maxGrade, outputJson } = row.result;
    const { interval, subScores, remarks } = outputJson;
    return {
      ...{ examId, resultId, userId, subject, level, examType, grade, maxGrade, subScores },
      ...{ low: interval.low, high: interval.high, remarks, sentAt: createdAt },
      text: ocrText ?? '',
    };
  },

  async unrewarded() {
    const rows = await db
      .select({ examId: results.examId })
      .from(results)
      .leftJoin(
        xpLedger,
        and(
          eq(xpLedger.userId, results.userId),
          eq(xpLedger.kind, 'correction'),
          eq(xpLedger.source, sql`${results.examId}::text`),
        ),
      )
      .where(and(isNotNull(results.grade), isNull(xpLedger.source)))
      .orderBy(asc(results.createdAt));
    return rows.map(({ examId }) => examId);
  },
});

export const statsStore = (db: Database): ProgressStores['stats'] => ({
  async find(userId) {
    const [row] = await db.select().from(userStats).where(eq(userStats.userId, userId));
    if (!row) return undefined;
    const { userId: _, updatedAt: __, ...stats } = row;
    return stats;
  },

  async save(userId, stats, at) {
    const values = { ...stats, updatedAt: at };
    await db
      .insert(userStats)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: userStats.userId, set: values });
  },

  /** Only those who ever earned something, or whose figures claim so. */
  async pupils() {
    const earned = await db.selectDistinct({ userId: xpLedger.userId }).from(xpLedger);
    const claimed = await db
      .select({ userId: userStats.userId })
      .from(userStats)
      .where(ne(userStats.currentXp, 0));
    return [...new Set([...earned, ...claimed].map(({ userId }) => userId))].sort();
  },
});

export const badgeStore = (db: Database): ProgressStores['badges'] => ({
  async award(userId, codes, earnedAt) {
    if (codes.length === 0) return [];
    const rows = codes.map((code) => {
      const { rarity } = BADGES[code];
      return { userId, badgeName: code, badgeIcon: code, rarity, earnedAt };
    });
    const given = await db
      .insert(userBadges)
      .values(rows)
      .onConflictDoNothing()
      .returning({ code: userBadges.badgeName });
    return given.map(({ code }) => code);
  },

  list: (userId) =>
    db
      .select({ code: userBadges.badgeName, earnedAt: userBadges.earnedAt })
      .from(userBadges)
      .where(eq(userBadges.userId, userId))
      .orderBy(desc(userBadges.earnedAt)),
});
