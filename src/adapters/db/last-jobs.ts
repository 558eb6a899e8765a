import type { Ports } from '#application/ports.ts';
import type { Database } from './database.ts';
import { lastJobs } from './schema.ts';

export const lastJobStore = (db: Database): Ports['lastJobs'] => ({
  async save(diagnostic) {
    const row = { diagnostic, createdAt: new Date(diagnostic.job_timestamp) };
    await db
      .insert(lastJobs)
      .values({ examId: diagnostic.exam_id, ...row })
      .onConflictDoUpdate({ target: lastJobs.examId, set: row });
  },
});
