import { join, resolve } from 'node:path';
import { readEnv } from '#main/env.ts';
import { openFiles } from '#main/ports.ts';
import { openStores } from './backup/open-stores.ts';
import { takeBackup } from './backup/take-backup.ts';

// npm run backup [folder] — copies rows, waiting jobs and files of the running product into one folder.
const [target = `sauvegardes/${new Date().toISOString().replaceAll(/[:.]/g, '-')}`] =
  process.argv.slice(2);
const env = readEnv();
const begun = performance.now();
const stores = await openStores(env);
const manifest = await takeBackup(stores.client, openFiles(env), resolve(target)).finally(() =>
  stores.close(),
);
const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
const files = Object.values(manifest.files);
const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
console.log(
  `${rows} rows, ${manifest.jobs} jobs, ${files.length} files (${megabytes.toFixed(1)} MB) in ${join(target)}, ${((performance.now() - begun) / 1000).toFixed(1)} s`,
);
