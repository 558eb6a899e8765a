import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { MockAttemptStore } from '#application/mock-exam/ports.ts';
import type { Attempt } from '#domain/mock-exam/attempt.ts';
import type { Database } from './database.ts';
import { mockAttempts } from './mock-exam-schema.ts';
import { exams } from './schema.ts';

const MOST = 100;
const { answers: _, ...LISTED } = getTableColumns(mockAttempts);

export const mockAttemptStore = (db: Database): MockAttemptStore => {
  const byId = (id: string) => db.select().from(mockAttempts).where(eq(mockAttempts.id, id));
  return {
    async create(attempt) {
      const created = await db
        .insert(mockAttempts)
        .values(attempt)
        .onConflictDoNothing()
        .returning({ id: mockAttempts.id });
      return created.length === 1;
    },

    find: async (id) => toAttempt((await byId(id))[0]),

    async findUnderWay(userId, templateId, mode) {
      const [row] = await db
        .select()
        .from(mockAttempts)
        .where(
          and(
            eq(mockAttempts.userId, userId),
            eq(mockAttempts.templateId, templateId),
            eq(mockAttempts.mode, mode),
            isNull(mockAttempts.submittedAt),
          ),
        );
      return toAttempt(row);
    },

    lock: async (id) => toAttempt((await byId(id).for('update'))[0]),

    async list(userId) {
      const rows = await db
        .select(LISTED)
        .from(mockAttempts)
        .where(eq(mockAttempts.userId, userId))
        .orderBy(desc(mockAttempts.startedAt))
        .limit(MOST);
      return rows.map(toListed);
    },

    async saveAnswers(id, answers, savedAt, activeSeconds) {
      await db
        .update(mockAttempts)
        .set({ answers, savedAt, activeSeconds })
        .where(eq(mockAttempts.id, id));
    },

    async close(id, closed) {
      await db.update(mockAttempts).set(closed).where(eq(mockAttempts.id, id));
    },

    async becomeExam({ id, mode, startedAt, timeSpentSeconds }, timeLimitMinutes) {
      await db.update(mockAttempts).set({ examId: id }).where(eq(mockAttempts.id, id));
      await db
        .update(exams)
        .set({
          mockExamType: mode,
          timeLimitMinutes: mode === 'timed' ? timeLimitMinutes : null,
          startedAt,
          timeSpentSeconds,
        })
        .where(eq(exams.id, id));
    },

    async remove(id) {
      await db
        .delete(mockAttempts)
        .where(and(eq(mockAttempts.id, id), isNull(mockAttempts.examId)));
    },
  };
};

type Row = typeof mockAttempts.$inferSelect;

const toAttempt = (row: Row | undefined): Attempt | undefined =>
  row && { ...toListed(row), answers: row.answers };

function toListed(row: Omit<Row, 'answers'>): Omit<Attempt, 'answers'> {
  const { closedBy: _, timeLimitSeconds, submittedAt, timeSpentSeconds, examId, ...rest } = row;
  return {
    ...rest,
    ...(timeLimitSeconds !== null && { timeLimitSeconds }),
    ...(submittedAt && { submittedAt }),
    ...(timeSpentSeconds !== null && { timeSpentSeconds }),
    ...(examId && { examId }),
  };
}
