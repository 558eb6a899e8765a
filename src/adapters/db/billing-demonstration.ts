import { desc, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { demonstrationPayments } from './plans-schema.ts';

type Thing = { id: string; object: string; [name: string]: unknown };

/** The demonstration provider's books, kept in the database so that they outlive the process. */
export const demonstrationShelf = (db: Database) => ({
  async get(id: string): Promise<Thing | undefined> {
    const [row] = await db
      .select()
      .from(demonstrationPayments)
      .where(eq(demonstrationPayments.id, id));
    return row?.body as Thing | undefined;
  },
  async put(thing: Thing): Promise<void> {
    const row = { id: thing.id, kind: thing.object, body: thing };
    await db
      .insert(demonstrationPayments)
      .values(row)
      .onConflictDoUpdate({ target: demonstrationPayments.id, set: row });
  },
  async list(object: string): Promise<Thing[]> {
    const rows = await db
      .select()
      .from(demonstrationPayments)
      .where(eq(demonstrationPayments.kind, object))
      .orderBy(desc(demonstrationPayments.sequence));
    return rows.map(({ body }) => body as Thing);
  },
});
