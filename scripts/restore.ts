import { join, resolve } from 'node:path';
import { openPool } from '#adapters/db/database.ts';
import { migrate } from '#adapters/db/migrate.ts';
import { openQueue } from '#adapters/jobs/queue.ts';
import { readEnv } from '#main/env.ts';
import { openFiles } from '#main/ports.ts';
import { openStores } from './backup/open-stores.ts';
import { RestoreRefused, restoreBackup } from './backup/restore-backup.ts';

// npm run restore -- FOLDER — puts a backup into a product that has no account yet (empty DATA_DIR or DATABASE_URL).
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('npm run restore -- FOLDER');
  process.exit(2);
}
const begun = performance.now();
const env = readEnv();
const stores = await openStores(env);
try {
  const pool = openPool(stores.connection, 1);
  await migrate(pool, join(import.meta.dirname, '../migrations'));
  await pool.end();
  const boss = await openQueue(
    typeof stores.connection === 'string'
      ? { connectionString: stores.connection }
      : stores.connection,
  );
  const send = (name: string, data: object, at: string) =>
    boss.send(name, data, { startAfter: new Date(at) });
  const manifest = await restoreBackup(stores.client, openFiles(env), send, resolve(folder));
  await boss.stop({ graceful: false });
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${rows} rows, ${manifest.jobs} jobs, ${Object.keys(manifest.files).length} files restored, every sum equal, ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  );
} catch (problem) {
  console.error(problem instanceof RestoreRefused ? `Refused: ${problem.message}` : problem);
  process.exitCode = 1;
} finally {
  await stores.close();
}
