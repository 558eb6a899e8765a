import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openPool } from '#adapters/db/database.ts';
import { migrate } from '#adapters/db/migrate.ts';
import { openQueue } from '#adapters/jobs/queue.ts';
import { superviseEmbedded } from '#adapters/postgres/supervise.ts';

const ROOT = join(import.meta.dirname, '../..');
export const TEMPLATE = 'laureat_template';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string; database: string };
  }
}

/** One real server for the whole run, with one migrated database that each test file clones. */
export async function setup(project: TestProject) {
  const server = await superviseEmbedded(join(ROOT, '.cache/test-postgres'));
  const admin = new Client({ ...server.address, database: 'postgres' });
  await admin.connect();
  const { rows } = await admin.query(
    "select datname from pg_database where datname = $1 or datname like 'test\\_%'",
    [TEMPLATE],
  );
  for (const { datname } of rows) await admin.query(`drop database "${datname}" with (force)`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();

  const template = { ...server.address, database: TEMPLATE };
  const pool = openPool(template);
  await migrate(pool, join(ROOT, 'migrations'));
  await pool.end();
  const boss = await openQueue(template);
  await boss.stop({ graceful: false });

  project.provide('postgres', server.address);
  return () => server.stop();
}
