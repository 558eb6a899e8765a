import { and, eq } from 'drizzle-orm';
import type { ResultRecord } from '#application/correction/result-record.ts';
import type { ResultStore } from '#application/ports.ts';
import type { Database } from './database.ts';
import { results } from './schema.ts';

export const resultStore = (db: Database): ResultStore => ({
  async create(id, { examId, userId, ...record }) {
    const created = await db
      .insert(results)
      .values({ id, examId, userId, ...toColumns(record) })
      .onConflictDoNothing()
      .returning({ id: results.id });
    return created.length === 1;
  },

  async replace(examId, record) {
    const [replaced] = await db
      .update(results)
      .set({ ...toColumns(record), createdAt: new Date() })
      .where(eq(results.examId, examId))
      .returning({ id: results.id });
    return replaced?.id;
  },

  async find(userId, id) {
    const [row] = await db
      .select()
      .from(results)
      .where(and(eq(results.id, id), eq(results.userId, userId)));
    return row && { examId: row.examId, record: toRecord(row) };
  },

  async lock(id) {
    const [row] = await db.select().from(results).where(eq(results.id, id)).for('update');
    return row && toRecord(row);
  },

  async regrade(id, record) {
    await db.update(results).set(toColumns(record)).where(eq(results.id, id));
  },
});

const toRecord = (row: typeof results.$inferSelect): ResultRecord => ({
  grade: row.grade ?? 0,
  max_grade: row.maxGrade,
  feedback: row.feedback,
  corrections: row.corrections,
  model_used: row.modelUsed,
  output_json: row.outputJson,
});

const toColumns = (record: ResultRecord) => ({
  grade: record.grade,
  maxGrade: record.max_grade,
  feedback: record.feedback,
  corrections: record.corrections,
  modelUsed: record.model_used,
  outputJson: record.output_json,
});
