import { sql } from 'drizzle-orm';
import type { House } from '#main/house.ts';

/** Every table of every schema that holds one of these words, wherever it stands in a row. */
export async function placesNaming({ db }: Pick<House, 'db'>, words: string[]): Promise<string[]> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname in ('public', 'pgboss')`);
  const places: string[] = [];
  for (const { schema, name } of tables) {
    for (const word of words) {
      const { rows } = await db.execute(
        sql`select 1 from ${sql.identifier(schema)}.${sql.identifier(name)} as row where row::text like ${`%${word}%`} limit 1`,
      );
      if (rows.length > 0) places.push(`${schema}.${name}`);
    }
  }
  return [...new Set(places)].sort();
}
