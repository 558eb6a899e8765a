import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { findBinaries } from './binaries.ts';
import type { Address } from './server.ts';

const root = await mkdtemp(join(tmpdir(), 'laureat-pg-'));
await chmod(root, 0o755);
const holders: ChildProcess[] = [];
const leftovers: string[] = [];

afterAll(async () => {
  for (const holder of holders) if (isAlive(holder)) await stop(holder);
  for (const folder of [root, ...leftovers]) await rm(folder, { recursive: true, force: true });
});

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;
const gone = (child: ChildProcess) =>
  isAlive(child) ? new Promise((resolve) => child.once('exit', resolve)) : undefined;

type Held = {
  address: Address;
  dataFolder: string;
  failed?: string;
  pid?: number;
  process: ChildProcess;
};

/** Another Node process that starts or adopts the server of this folder. */
async function hold(folder: string): Promise<Held> {
  const child = fork(join(import.meta.dirname, '../../testing/hold-postgres.ts'), [folder]);
  holders.push(child);
  const message = await new Promise<Omit<Held, 'process'>>((resolve) =>
    child.once('message', resolve as never),
  );
  return { ...message, process: child };
}

async function stop(child: ChildProcess) {
  child.send('stop');
  await gone(child);
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL');
  await gone(child);
}

async function killPostmaster(dataFolder: string) {
  const pid = Number(
    (await readFile(join(dataFolder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0],
  );
  process.kill(pid, 'SIGKILL');
}

async function ask(address: Address, sql: string) {
  const client = new Client(address);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const write = (address: Address, n: number) =>
  ask(address, `create table if not exists kept (n int); insert into kept values (${n})`);
const kept = async (address: Address) =>
  (await ask(address, 'select n from kept order by n')).map(({ n }) => n);

test('[A3] what was acknowledged survives a restart and every kind of kill, in a path with spaces and accents', async () => {
  const folder = join(root, 'données de Léa');
  let held = await hold(folder);
  await write(held.address, 1);

  await stop(held.process);
  held = await hold(folder);
  await write(held.address, 2);

  await kill(held.process);
  held = await hold(folder);
  await write(held.address, 3);

  await killPostmaster(held.dataFolder);
  await kill(held.process);
  held = await hold(folder);
  await write(held.address, 4);

  await killPostmaster(held.dataFolder);
  const { address } = held;
  expect(
    await eventually(
      () => kept(address).catch(() => []),
      (rows) => rows.length > 0,
    ),
  ).toEqual([1, 2, 3, 4]);
  await stop(held.process);
});

test('[A5] a second owner of the same data is turned away, and told who the first is', async () => {
  const folder = join(root, 'un-seul');
  const first = await hold(folder);
  const second = await hold(folder);
  expect([second.failed, second.pid]).toEqual(['AlreadyRunning', first.process.pid]);
  expect(await ask(first.address, 'select 1 as n')).toEqual([{ n: 1 }]);
  await stop(first.process);
});

test.runIf(process.getuid?.() === 0)(
  'as root, below a home nobody else may enter, data and programs move out',
  async () => {
    const home = join(root, 'home-0700');
    await mkdir(home, { mode: 0o700 });
    const held = await hold(join(home, 'data'));
    leftovers.push(join(held.dataFolder, '..'));
    expect(held.dataFolder).not.toContain(home);
    await write(held.address, 1);
    expect(await kept(held.address)).toEqual([1]);
    await stop(held.process);
  },
);

test('where no binaries are shipped, none are found', () => {
  expect(findBinaries('sunos', 'sparc')).toBeUndefined();
});

test('a server that was stopped leaves nothing in the temporary folder, and starts again', async () => {
  const folder = join(root, 'propre');
  for (let n = 1; n <= 2; n++) {
    const held = await hold(folder);
    expect(existsSync(held.address.host)).toBe(true);
    await stop(held.process);
    expect(existsSync(held.address.host)).toBe(false);
  }
});
