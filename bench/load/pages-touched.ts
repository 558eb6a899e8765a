import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

/** Connections report what they touched when they have been idle for ten seconds. */
const REPORTED_AFTER_MS = 11_000;

/** Pages of our tables and indexes touched by some work, in memory or on disk, by PostgreSQL's own count: free of the machine's noise. */
export async function pagesTouched(db: Client, work: () => Promise<unknown>): Promise<number> {
  await sleep(REPORTED_AFTER_MS);
  const before = await pagesSoFar(db);
  await work();
  await sleep(REPORTED_AFTER_MS);
  return (await pagesSoFar(db)) - before;
}

async function pagesSoFar(db: Client): Promise<number> {
  const { rows } = await db.query(
    `select sum(heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit + idx_blks_read, 0)
       + coalesce(toast_blks_hit + toast_blks_read, 0) + coalesce(tidx_blks_hit + tidx_blks_read, 0))::float as pages
     from pg_statio_user_tables where schemaname = 'public'`,
  );
  return rows[0].pages;
}
