import type { ResultStore } from '#application/ports.ts';
import type { Database } from './database.ts';
import { results } from './schema.ts';

export const resultStore = (db: Database): ResultStore => ({
  async create(id, { examId, userId, ...record }) {
    const created = await db
      .insert(results)
      .values({
        id,
        examId,
        userId,
        grade: record.grade,
        maxGrade: record.max_grade,
        feedback: record.feedback,
        corrections: record.corrections,
        modelUsed: record.model_used,
        outputJson: record.output_json,
      })
      .onConflictDoNothing()
      .returning({ id: results.id });
    return created.length === 1;
  },
});
