import type { ResultStore } from '#application/ports.ts';
import type { Database } from './database.ts';
import { results } from './schema.ts';

export const resultStore = (db: Database): ResultStore => ({
  async create(id, { output, ...result }) {
    const created = await db
      .insert(results)
      .values({ id, ...result, outputJson: output })
      .onConflictDoNothing()
      .returning({ id: results.id });
    return created.length === 1;
  },
});
