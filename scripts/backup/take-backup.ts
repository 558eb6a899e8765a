import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGzip } from 'node:zlib';
import { type ClientBase, escapeIdentifier } from 'pg';
import type { FileStore } from '#application/ports.ts';
import { listMigrations, listTables } from './list-tables.ts';
import { type Manifest, sumOf } from './manifest.ts';

const ROWS_AT_ONCE = 1_000;
const WAITING = "('created', 'retry', 'active')";

/**
 * Copies everything while the product runs: rows and waiting jobs of one moment, then the files.
 * A file is written before the row that names it and never changed, so none of that moment is missing.
 * The folder gets its name when it is whole.
 */
export async function takeBackup(
  client: ClientBase,
  files: Pick<FileStore, 'list' | 'read'>,
  folder: string,
): Promise<Manifest> {
  const draft = `${folder}.part`;
  await mkdir(join(draft, 'rows'), { recursive: true });
  await client.query('begin isolation level repeatable read read only');
  const manifest: Manifest = {
    takenAt: new Date().toISOString(),
    migrations: await listMigrations(client),
    ...{ tables: {}, files: {}, jobs: 0 },
  };
  for (const table of await listTables(client)) {
    const path = join(draft, 'rows', `${table}.jsonl.gz`);
    const select = `select row_to_json(t)::text as line from ${escapeIdentifier(table)} t`;
    const rows = await dump(client, select, path);
    manifest.tables[table] = { rows, ...(await sumOf(path)) };
  }
  manifest.jobs = await dump(
    client,
    `select json_build_object('name', name, 'data', data, 'at', start_after)::text as line
     from pgboss.job where state in ${WAITING} order by created_on`,
    join(draft, 'jobs.jsonl.gz'),
  );
  await client.query('commit');

  for (const key of await files.list('')) {
    const path = join(draft, 'files', key);
    const bytes = await files.read(key).catch(() => undefined);
    // Erased by its owner since the list was made.
    if (!bytes) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    manifest.files[key] = await sumOf(path);
  }
  await writeFile(join(draft, 'manifest.json'), JSON.stringify(manifest, undefined, 1));
  await rename(draft, folder);
  return manifest;
}

async function dump(client: ClientBase, select: string, path: string): Promise<number> {
  const gzip = createGzip();
  const out = gzip.pipe(createWriteStream(path));
  const written = once(out, 'close');
  await client.query(`declare backup no scroll cursor for ${select}`);
  let count = 0;
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from backup`);
    if (rows.length === 0) break;
    count += rows.length;
    if (!gzip.write(rows.map(({ line }) => `${line}\n`).join(''))) await once(gzip, 'drain');
  }
  await client.query('close backup');
  gzip.end();
  await written;
  return count;
}
