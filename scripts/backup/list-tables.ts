import type { ClientBase } from 'pg';

/** The tables of the product itself; migrations are applied anew, so their list is compared, not copied. */
export async function listTables(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = 'public' and tablename <> 'schema_migrations' order by 1`,
  );
  return rows.map(({ name }) => name);
}

export async function listMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from schema_migrations order by 1',
  );
  return rows.map(({ name }) => name);
}
