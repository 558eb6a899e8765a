import { eq } from 'drizzle-orm';
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
});

const toColumns = (record: ResultRecord) => ({
  grade: record.grade,
  maxGrade: record.max_grade,
  feedback: record.feedback,
  corrections: record.corrections,
  modelUsed: record.model_used,
  outputJson: record.output_json,
});
