import { getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import * as contact from './contact-schema.ts';
import * as correction from './correction-schema.ts';
import { openPool } from './database.ts';
import { migrate } from './migrate.ts';
import * as mockExam from './mock-exam-schema.ts';
import * as plans from './plans-schema.ts';
import * as progress from './progress-schema.ts';
import * as schema from './schema.ts';

let pool: ReturnType<typeof openPool>;
beforeAll(async () => {
  pool = openPool(await createTestDatabase());
});
afterAll(() => pool.end());

const tables = Object.values({
  ...contact,
  ...schema,
  ...correction,
  ...progress,
  ...plans,
  ...mockExam,
}).filter((value) => is(value, Table));

test.each(tables.map((table) => [getTableName(table), table] as const))(
  'TypeScript knows the columns of %s as the migrations made them',
  async (name, table) => {
    const casing = new CasingCache('snake_case');
    const known = Object.values(getTableColumns(table)).map((column) => ({
      name: casing.getColumnCasing(column),
      nullable: !column.notNull,
    }));
    const { rows } = await pool.query(
      "select column_name as name, is_nullable = 'YES' as nullable from information_schema.columns where table_name = $1 and table_schema = 'public'",
      [name],
    );
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    expect(known.sort(byName)).toEqual(rows.sort(byName));
  },
);

test('[A17] migrating twice at once, or again, changes nothing', async () => {
  const folder = 'migrations';
  expect(await Promise.all([migrate(pool, folder), migrate(pool, folder)])).toEqual([[], []]);
});
