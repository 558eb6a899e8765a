import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema>;

export const openDatabase = (pool: pg.Pool): Database =>
  drizzle(pool, { schema, casing: 'snake_case' });

export type Connection = string | { host: string; port: number; user: string; database: string };

const POOL_SIZE = 12;

export function openPool(connection: Connection, max = POOL_SIZE): pg.Pool {
  const target = typeof connection === 'string' ? { connectionString: connection } : connection;
  const pool = new pg.Pool({ ...target, max, connectionTimeoutMillis: 10_000 });
  // A connection that dies (server restarted) fails its own query and is replaced at the next;
  // without a listener the same news, told as an event, would end the process.
  const ignore = () => {};
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
