import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import type { Address } from './server.ts';

const root = await mkdtemp(join(tmpdir(), 'laureat-flush-'));
await chmod(root, 0o755);
let holder: ChildProcess;
let held: { address: Address; dataFolder: string };
let client: Client;

beforeAll(async () => {
  holder = fork(join(import.meta.dirname, '../../testing/hold-postgres.ts'), [join(root, 'data')]);
  [held] = (await once(holder, 'message')) as [typeof held];
  client = new Client(held.address);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  holder.send('stop');
  await once(holder, 'exit');
  await rm(root, { recursive: true, force: true });
  await rm(held.dataFolder, { recursive: true, force: true });
});

test('[A4] the embedded database waits for the disk before it says yes', async () => {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await client.query('select current_setting($1) as value', [setting]);
    expect([setting, rows[0].value]).toEqual([setting, 'on']);
  }
});

const isFull = process.env.TRUST_FULL === 'true';
const canTrace = spawnSync('strace', ['-V']).status === 0;
const COMMITS = 500;

test.skipIf(!isFull || !canTrace)(
  '[A4] watched from outside, no commit is answered while its log is not flushed',
  async ({ annotate }) => {
    await client.query('create table kept (n int)');
    const pid = (await readFile(join(held.dataFolder, 'cluster/postmaster.pid'), 'utf8')).split(
      '\n',
    )[0]!;
    const log = join(root, 'trace');
    const calls = 'trace=pwrite64,pwritev,write,fdatasync,fsync,sendto';
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const watched = ['-p', pid, '-p', String(rows[0].pid)];
    const strace = spawn('strace', ['-f', '-y', '-s', '64', '-e', calls, '-o', log, ...watched]);
    await once(strace.stderr, 'data');
    for (let n = 0; n < COMMITS; n++) await client.query(`insert into kept values (${n})`);
    strace.kill('SIGINT');
    await once(strace, 'exit');
    const { answered, early, flushes } = readTrace(
      await eventually(
        () => readFile(log, 'utf8'),
        (text) => text.length > 0,
      ),
    );
    expect(answered).toBe(COMMITS);
    expect(early).toBe(0);
    await annotate(
      `${answered} commits answered, ${flushes} flushes of the log, 0 answered before`,
    );
  },
);

/** Which answers left while bytes of the log were not flushed. */
function readTrace(text: string) {
  const dirty = new Set<string>();
  let [answered, early, flushes] = [0, 0, 0];
  for (const line of text.split('\n')) {
    const [, call, file] = /^\d+\s+(\w+)\(\d+<([^>]*)>/.exec(line) ?? [];
    if (call && file?.includes('/pg_wal/')) {
      if (call === 'fdatasync' || call === 'fsync') {
        dirty.delete(file);
        flushes++;
      } else dirty.add(file);
    }
    if (call === 'sendto' && line.includes('INSERT 0 1')) {
      answered++;
      early += dirty.size > 0 ? 1 : 0;
    }
  }
  return { answered, early, flushes };
}
