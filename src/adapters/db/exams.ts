import { and, eq } from 'drizzle-orm';
import type { ExamStore } from '#application/ports.ts';
import type { Exam } from '#domain/exam/exam.ts';
import type { Database } from './database.ts';
import { eraseExam } from './exam-erase.ts';
import { exams } from './schema.ts';

type Row = typeof exams.$inferSelect;

export const examStore = (db: Database): ExamStore => ({
  find: async (id) => toExam(await db.query.exams.findFirst({ where: eq(exams.id, id) })),

  findByIdempotencyKey: async (userId, key) =>
    toExam(
      await db.query.exams.findFirst({
        where: and(eq(exams.userId, userId), eq(exams.idempotencyKey, key)),
      }),
    ),

  async create(exam, idempotencyKey) {
    const { files, ...rest } = exam;
    const created = await db
      .insert(exams)
      .values({ ...rest, imageUrls: files, idempotencyKey })
      .onConflictDoNothing()
      .returning({ id: exams.id });
    return created.length === 1;
  },

  async startProcessing(id) {
    await db.update(exams).set({ status: 'processing' }).where(eq(exams.id, id));
  },

  async setSubjectText(id, text) {
    await db.update(exams).set({ subjectText: text }).where(eq(exams.id, id));
  },

  async complete(id, at) {
    await db.update(exams).set({ status: 'completed', completedAt: at }).where(eq(exams.id, id));
  },

  async reopen(id) {
    const reopened = await db
      .update(exams)
      .set({ status: 'pending', failure: null })
      .where(and(eq(exams.id, id), eq(exams.status, 'failed')))
      .returning({ id: exams.id });
    return reopened.length === 1;
  },

  async fail(id, reason) {
    await db.update(exams).set({ status: 'failed', failure: reason }).where(eq(exams.id, id));
  },

  lock: async (id) =>
    toExam((await db.select().from(exams).where(eq(exams.id, id)).for('update'))[0]),

  erase: (exam) => eraseExam(db, exam),
});

function toExam(row: Row | undefined): Exam | undefined {
  if (!row) return undefined;
  const { id, userId, subject, level, examType, status, imageUrls, createdAt } = row;
  return {
    ...{ id, userId, subject, level, examType, status, files: imageUrls, createdAt },
    ...(row.exercise && { exercise: row.exercise }),
    ...(row.subjectText && { subjectText: row.subjectText }),
    ...(row.checkAsked && { checkAsked: true }),
  };
}
