import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { CopyGradeQueries } from '#application/mock-exam/copy-grades.ts';
import type { Database } from './database.ts';
import { exams, results } from './schema.ts';

const MOST = 100;

export const copyGradeQueries = (db: Database): CopyGradeQueries => ({
  async copyGrades(userId) {
    const rows = await db
      .select({ exam: exams, result: results })
      .from(results)
      .innerJoin(exams, eq(exams.id, results.examId))
      .where(and(eq(results.userId, userId), isNotNull(results.grade)))
      .orderBy(desc(results.createdAt))
      .limit(MOST);
    return rows.map(({ exam: { subject, level }, result }) => {
      const scale = 20 / result.maxGrade;
      const grade = (result.grade ?? 0) * scale;
      return { subject, level, grade, interval: result.outputJson.interval };
    });
  },
});
