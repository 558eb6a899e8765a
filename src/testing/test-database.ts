import { Client } from 'pg';
import { inject } from 'vitest';
import { TEMPLATE } from './template-database.ts';

export type TestAddress = { host: string; port: number; user: string; database: string };

/** A database of its own for one test file: real, migrated, empty. */
export async function createTestDatabase(): Promise<TestAddress> {
  const server = inject('postgres');
  const database = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ ...server, database: 'postgres' });
  await admin.connect();
  // Cloning needs the template alone: files starting together take turns.
  await admin.query('select pg_advisory_lock(1)');
  await admin.query(`create database ${database} template ${TEMPLATE}`);
  await admin.end();
  return { ...server, database };
}
