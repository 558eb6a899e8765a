import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client, escapeIdentifier } from 'pg';
import { expect, test } from 'vitest';
import { diskFiles } from '#adapters/files/disk.ts';
import { openQueue } from '#adapters/jobs/queue.ts';
import { seedPupil } from '#testing/seed-pupil.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { openTestHouse } from '#testing/test-house.ts';
import { listTables } from '../../scripts/backup/list-tables.ts';
import { restoreBackup } from '../../scripts/backup/restore-backup.ts';
import { takeBackup } from '../../scripts/backup/take-backup.ts';
import { sendCopy } from './send-copy.ts';

const open = async (address: object) => {
  const client = new Client(address);
  await client.connect();
  return client;
};

/** One figure for each table: whatever differs in any row changes it. */
async function sumsOf(client: Client) {
  const sums: Record<string, string> = {};
  for (const table of await listTables(client)) {
    const { rows } = await client.query(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${escapeIdentifier(table)} t`,
    );
    sums[table] = rows[0].sum;
  }
  return sums;
}

test('[A18] a backup taken while copies arrive comes back elsewhere, equal to the last byte and the last job', async ({
  annotate,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'laureat-backup-'));
  const house = await openTestHouse();
  const { rows } = await house.db.execute(sql`select current_database() as database`);
  const { id, cookie } = await house.pupil(undefined, { plan: 'pro' });
  await seedPupil(house, id, new Date());
  for (let copy = 0; copy < 5; copy++) await sendCopy(house, cookie);

  const target = await createTestDatabase();
  const from = await open({ ...target, database: rows[0]!.database });
  const arriving = Promise.all(Array.from({ length: 5 }, () => sendCopy(house, cookie)));
  const manifest = await takeBackup(from, house.ports.files, join(folder, 'one'));
  await arriving;

  const into = await open(target);
  const boss = await openQueue(target);
  const files = diskFiles(join(folder, 'files'));
  const send = (name: string, data: object, at: string) =>
    boss.send(name, data, { startAfter: new Date(at) });
  await restoreBackup(into, files, send, join(folder, 'one'));

  for (const [key, { sha256 }] of Object.entries(manifest.files)) {
    const found = createHash('sha256').update(await files.read(key));
    expect(found.digest('hex'), key).toBe(sha256);
  }
  const again = await takeBackup(into, files, join(folder, 'two'));
  expect(counts(again)).toEqual(counts(manifest));
  const { rows: exams } = await into.query(
    `select count(*)::int as n from exams e, jsonb_array_elements(e.image_urls) f`,
  );
  expect(exams[0].n).toBeGreaterThanOrEqual(5);
  const restored = await sumsOf(into);
  const unchanged = ['user', 'results', 'xp_entries'].filter((table) => table in restored);
  const original = await sumsOf(from);
  for (const table of unchanged) expect(restored[table], table).toBe(original[table]);

  await boss.stop({ graceful: false });
  await from.end();
  await into.end();
  await house.close();
  await rm(folder, { recursive: true });
  const total = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  await annotate(
    `${total} rows, ${manifest.jobs} jobs, ${Object.keys(manifest.files).length} files: all equal`,
  );
});

const counts = ({ tables, files, jobs }: Awaited<ReturnType<typeof takeBackup>>) => ({
  tables: Object.fromEntries(Object.entries(tables).map(([name, { rows }]) => [name, rows])),
  files,
  jobs,
});
