import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { openPool } from './database.ts';
import { watchQueries } from './watch-queries.ts';

const LIMIT_MS = 200;
const slow: string[] = [];
let counted = 0;
let pool: ReturnType<typeof openPool>;
beforeAll(async () => {
  pool = openPool(await createTestDatabase(), 1);
  const watch = { span: () => Promise.reject(new Error('unused')), took: () => void counted++ };
  watchQueries(pool, watch, LIMIT_MS, (statement) => slow.push(statement));
});
afterAll(() => pool.end());

test('a slow statement is told without the values that came with it', async () => {
  await pool.query('select pg_sleep(0.3), $1::text', ['le secret de Léa']);
  expect(slow).toContain('select pg_sleep(0.3), $1::text');
  expect(slow.join()).not.toContain('Léa');
});

test('every statement is counted, those that fail too', async () => {
  const before = counted;
  await pool.query('select 1');
  await expect(pool.query('select nothing from nowhere')).rejects.toThrow();
  expect(counted).toBe(before + 2);
});
