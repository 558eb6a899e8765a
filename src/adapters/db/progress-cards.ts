import { and, asc, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { CardStore } from '#application/progress/ports.ts';
import type { Database } from './database.ts';
import { revisionAnswers, revisionCards } from './progress-schema.ts';

const card = {
  id: revisionCards.id,
  content: revisionCards.content,
  category: revisionCards.category,
  memory: revisionCards.memory,
  isOwn: sql<boolean>`${revisionCards.examId} is not null`,
};

export const cardStore = (db: Database): CardStore => ({
  async add(userId, examId, cards, dueAt) {
    if (cards.length === 0) return;
    await db
      .insert(revisionCards)
      .values(cards.map((draft) => ({ userId, examId, ...draft, memory: {}, dueAt })))
      .onConflictDoNothing();
  },

  async find(userId, id) {
    const [row] = await db
      .select(card)
      .from(revisionCards)
      .where(and(eq(revisionCards.id, id), eq(revisionCards.userId, userId)));
    return row;
  },

  due: (userId, before, most) =>
    db
      .select(card)
      .from(revisionCards)
      .where(and(eq(revisionCards.userId, userId), lte(revisionCards.dueAt, before)))
      // The pupil's own sentences come before the general set, then whatever has waited longest.
      .orderBy(
        sql`${revisionCards.examId} is null`,
        asc(revisionCards.dueAt),
        asc(revisionCards.id),
      )
      .limit(most),

  async dueDates(userId) {
    const rows = await db
      .select({ dueAt: revisionCards.dueAt })
      .from(revisionCards)
      .where(eq(revisionCards.userId, userId));
    return rows.map(({ dueAt }) => dueAt);
  },

  examples: (userId, categories) =>
    categories.length === 0
      ? Promise.resolve([])
      : db
          .select({ category: revisionCards.category, content: revisionCards.content })
          .from(revisionCards)
          .where(
            and(
              eq(revisionCards.userId, userId),
              inArray(revisionCards.category, categories),
              sql`${revisionCards.examId} is not null`,
            ),
          )
          .orderBy(desc(revisionCards.createdAt))
          .limit(40),

  async answer({ at, ...answer }) {
    const kept = await db
      .insert(revisionAnswers)
      .values({ ...answer, answeredAt: at })
      .onConflictDoNothing()
      .returning({ id: revisionAnswers.id });
    return kept.length === 1;
  },

  async schedule(id, memory, dueAt) {
    await db.update(revisionCards).set({ memory, dueAt }).where(eq(revisionCards.id, id));
  },

  async answered(userId, day) {
    const [row] = await db
      .select({
        today: sql<number>`(count(*) filter (where ${revisionAnswers.day} = ${day}))::int`,
        ever: count(),
      })
      .from(revisionAnswers)
      .where(eq(revisionAnswers.userId, userId));
    return row ?? { today: 0, ever: 0 };
  },
});
