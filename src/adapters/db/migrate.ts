import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';

const MIGRATION_LOCK = 20_261_116;

/** Applies the migrations that this database has not seen. Processes starting together take turns. */
export async function migrate(pool: Pool, folder: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await applyMissing(client, folder);
  } finally {
    // The lock dies with its connection: nobody gets back one that a failure left broken or locked.
    client.release(true);
  }
}

async function applyMissing(client: PoolClient, folder: string): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  const seen = new Set(rows.map((row) => row.name));
  const missing = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && !seen.has(name))
    .sort();
  for (const name of missing) await apply(client, name, readFileSync(join(folder, name), 'utf8'));
  return missing;
}

async function apply(client: PoolClient, name: string, sql: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (problem) {
    // On a dead connection there is nothing to roll back: what is told is why the migration failed.
    await client.query('rollback').catch(() => {});
    throw new Error(`Migration ${name} failed: ${(problem as Error).message}`, { cause: problem });
  }
}
