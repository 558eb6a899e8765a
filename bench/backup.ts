import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { diskFiles } from '#adapters/files/disk.ts';
import { superviseEmbedded } from '#adapters/postgres/supervise.ts';
import { listTables } from '../scripts/backup/list-tables.ts';
import { fill } from './load/fill.ts';
import { machineLoad } from './load/processor-time.ts';
import { openScene } from './load/scene.ts';
import { correctFirstCopy } from './load/send-essay.ts';

// npm run bench:backup [results] [megabytes] — backs up a product at work with so many corrected copies and so much of
// files, restores it on an empty machine, and compares every row and every file of both.
const [results = '20000', megabytes = '1000'] = process.argv.slice(2);
const FILE_BYTES = 600_000;
const ROOT = join(import.meta.dirname, '..');
const away = await mkdtemp(join(tmpdir(), 'laureat-restored-'));
await chmod(away, 0o755);
const scene = await openScene(2);
await correctFirstCopy(scene);
await fill(scene.db, Number(results));
const files = diskFiles(join(scene.dataDir, 'files'));
for (let n = 0; n < (Number(megabytes) * 1e6) / FILE_BYTES; n++)
  await files.save(`charge/${n}/page.webp`, [randomBytes(FILE_BYTES)] as never);
await untilQuiet(scene.db);

const sums = await sumsOf(scene.db, scene.dataDir);
const folder = join(away, 'backup');
const backedUp = run('scripts/backup.ts', scene.dataDir, folder);
const restored = run('scripts/restore.ts', join(away, 'data'), folder);
const postgres = await superviseEmbedded(join(away, 'data/postgres'));
const client = new Client(postgres.address);
await client.connect();
const found = await sumsOf(client, join(away, 'data'));
const names = [...new Set([...Object.keys(sums), ...Object.keys(found)])];
const different = names.filter((name) => sums[name] !== found[name]);
await client.end();
await postgres.stop();
await scene.close();
await rm(away, { recursive: true, force: true });
const isEqual = different.length === 0 && restored.seconds <= 600;
console.log(
  `[A18] ${results} results and ${megabytes} MB of files: backed up in ${backedUp.seconds.toFixed(1)} s, restored in ${restored.seconds.toFixed(1)} s; ${names.length - different.length} of ${names.length} sums of tables and files equal${different.length > 0 ? ` (not ${different.slice(0, 5).join(', ')})` : ''} (${machineLoad()})`,
);
process.exit(isEqual ? 0 : 1);

function run(script: string, dataDir: string, target: string) {
  const begun = performance.now();
  const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'test' };
  const said = execFileSync(process.execPath, [join(ROOT, script), target], { cwd: ROOT, env });
  process.stdout.write(`${script}: ${said}`);
  return { seconds: (performance.now() - begun) / 1000 };
}

/** A sum for each table, whatever the order of its rows, and one for each file. */
async function sumsOf(db: Client, dataDir: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of await listTables(db)) {
    const { rows } = await db.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${escapeIdentifier(table)} t`,
    );
    sums[table] = rows[0].sum;
  }
  const store = diskFiles(join(dataDir, 'files'));
  for (const key of await store.list(''))
    sums[key] = createHash('sha256')
      .update(await store.read(key))
      .digest('hex');
  return sums;
}

/** Until no job changes a row between the two looks. */
async function untilQuiet(db: Client): Promise<void> {
  const waiting = `select 1 from pgboss.job where state in ('active', 'created', 'retry') and start_after <= now() limit 1`;
  while ((await db.query(waiting)).rowCount) await sleep(500);
}
