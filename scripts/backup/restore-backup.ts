import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type ClientBase, escapeIdentifier } from 'pg';
import type { FileStore } from '#application/ports.ts';
import { listMigrations, listTables } from './list-tables.ts';
import { type Manifest, sumOf } from './manifest.ts';

const ROWS_AT_ONCE = 500;

/** Why a restore was not begun: nothing was changed. */
export class RestoreRefused extends Error {}

type Send = (name: string, data: object, at: string) => Promise<unknown>;

/** Puts a backup into an empty, migrated product. Rows come back wholly or not at all; every sum is checked first. */
export async function restoreBackup(
  client: ClientBase,
  files: FileStore,
  send: Send,
  folder: string,
): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  await checkSums(folder, manifest);
  await checkTarget(client, manifest);
  for (const key of Object.keys(manifest.files)) {
    await files.save(key, createReadStream(join(folder, 'files', key)));
  }
  await client.query('begin');
  const links = await dropLinks(client);
  for (const table of Object.keys(manifest.tables)) {
    await load(client, table, join(folder, 'rows', `${table}.jsonl.gz`));
  }
  for (const { table, name, definition } of links) {
    await client.query(
      `alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`,
    );
  }
  await client.query('commit');
  for await (const line of linesOf(join(folder, 'jobs.jsonl.gz'))) {
    const { name, data, at } = JSON.parse(line);
    await send(name, data, at);
  }
  return manifest;
}

async function checkSums(folder: string, { tables, files }: Manifest): Promise<void> {
  const parts = [
    ...Object.entries(tables).map(([name, kept]) => [`rows/${name}.jsonl.gz`, kept] as const),
    ...Object.entries(files).map(([key, kept]) => [`files/${key}`, kept] as const),
  ];
  for (const [path, kept] of parts) {
    const found = await sumOf(join(folder, path)).catch(() => undefined);
    if (found?.sha256 !== kept.sha256) throw new RestoreRefused(`${path} is not as it was saved`);
  }
}

async function checkTarget(client: ClientBase, manifest: Manifest): Promise<void> {
  const migrations = new Set(await listMigrations(client));
  const unknown = manifest.migrations.filter((name) => !migrations.has(name));
  if (unknown.length > 0) {
    throw new RestoreRefused(`the backup is newer than this product: ${unknown.join(', ')}`);
  }
  const { rows } = await client.query('select 1 from "user" limit 1');
  if (rows.length > 0) throw new RestoreRefused('the database already has accounts');
}

/** Constraints between tables, taken away so that order does not matter, and put back checked. */
async function dropLinks(client: ClientBase) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  }
  for (const table of await listTables(client)) {
    // What migrations put there, such as settings, comes back with the rest.
    await client.query(`delete from ${escapeIdentifier(table)}`);
  }
  return rows;
}

async function load(client: ClientBase, table: string, path: string): Promise<void> {
  const name = escapeIdentifier(table);
  await client.query(`alter table ${name} disable trigger user`);
  let batch: string[] = [];
  const insert = async () => {
    if (batch.length === 0) return;
    await client.query(
      `insert into ${name} overriding system value
       select * from json_populate_recordset(null::${name}, $1::json)`,
      [`[${batch.join(',')}]`],
    );
    batch = [];
  };
  for await (const line of linesOf(path)) if (batch.push(line) >= ROWS_AT_ONCE) await insert();
  await insert();
  await client.query(`alter table ${name} enable trigger user`);
  await resumeCounters(client, table);
}

async function resumeCounters(client: ClientBase, table: string): Promise<void> {
  const name = escapeIdentifier(table);
  const { rows } = await client.query<{ column: string; sequence: string | null }>(
    `select column_name as "column", pg_get_serial_sequence($1, column_name) as sequence
     from information_schema.columns where table_schema = 'public' and table_name = $2`,
    [`public.${name}`, table],
  );
  for (const { column, sequence } of rows) {
    if (!sequence) continue;
    const at = `(select coalesce(max(${escapeIdentifier(column)}), 0) + 1 from ${name})`;
    await client.query(`select setval($1, ${at}, false)`, [sequence]);
  }
}

const linesOf = (path: string) =>
  createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity });
