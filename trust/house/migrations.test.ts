import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { openPool } from '#adapters/db/database.ts';
import { migrate } from '#adapters/db/migrate.ts';
import { times } from '../scale.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
const all = readdirSync(MIGRATIONS).sort();
const root = mkdtempSync(join(tmpdir(), 'laureat-migrations-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The schema as it was released with its first `count` migrations. */
function released(count: number): string {
  const folder = join(root, String(count));
  mkdirSync(folder);
  for (const name of all.slice(0, count)) copyFileSync(join(MIGRATIONS, name), join(folder, name));
  return folder;
}

async function openEmpty() {
  const server = inject('postgres');
  const database = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ ...server, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database}`);
  return { address: { ...server, database }, admin };
}

const ROWS = times(500, 10_000);
const fill = `
  insert into "user" (id, name, email, age_band)
    select 'u' || n, 'Léa ' || n, n || '@ecole.fr', '15to17' from generate_series(1, $1::int) n`;
const sums = `
  select (select count(*) from "user")::int as users, (select count(*) from profiles)::int as profiles,
    (select md5(string_agg(id || name || email || age_band, '' order by id)) from "user") as sum`;

test('[A17] from every released schema, cut in the middle and begun again, an upgrade keeps every row', async ({
  annotate,
}) => {
  for (let from = 1; from < all.length; from++) {
    const { address, admin } = await openEmpty();
    const pool = openPool(address, 3);
    await migrate(pool, released(from));
    await pool.query(fill, [ROWS]);
    const before = (await pool.query(sums)).rows[0];

    const cut = migrate(pool, MIGRATIONS).catch(() => 'cut');
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [address.database],
    );
    await cut;
    await pool.end();

    // Begun again is a process begun again: what the cut left in the old pool is gone with it.
    const again = openPool(address, 3);
    await migrate(again, MIGRATIONS);
    const { rows } = await again.query('select name from schema_migrations order by 1');
    expect(
      rows.map(({ name }) => name),
      `from ${all[from - 1]}`,
    ).toEqual(all);
    expect((await again.query(sums)).rows[0], `from ${all[from - 1]}`).toEqual(before);
    await again.end();
    await admin.query(`drop database ${address.database} with (force)`);
    await admin.end();
  }
  await annotate(`${all.length - 1} upgrades of ${ROWS} accounts cut and begun again, sums equal`);
});
