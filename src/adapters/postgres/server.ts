import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { fingerprint, type Placement } from './unprivileged.ts';

/** How to reach the server: a socket in a folder that only its owner may enter, so no password. */
export type Address = { host: string; port: number; user: string; database: string };

const PORT = 5432;
const CLUSTER = 'cluster';

export function addressOf({ dataFolder, identity }: Placement): Address {
  // Socket paths are limited to about 100 bytes, so the socket cannot live beside the data.
  const host = join(tmpdir(), `laureat-${identity.uid ?? 'me'}-${fingerprint(dataFolder)}`);
  return { host, port: PORT, user: 'laureat', database: 'laureat' };
}

/** Creates the cluster the first time. Two processes racing here leave one whole cluster. */
export function createCluster(placement: Placement): void {
  const cluster = join(placement.dataFolder, CLUSTER);
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const draft = `${cluster}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  const args = ['-D', draft, '-U', 'laureat', '-A', 'trust', '-E', 'UTF8', '--no-instructions'];
  const run = spawnSync(join(placement.binaries, 'bin/initdb'), [...args, '--locale=C.UTF-8'], {
    ...placement.identity,
    cwd: placement.dataFolder,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`initdb failed: ${run.stderr || run.error}`);
  try {
    renameSync(draft, cluster);
  } catch (problem) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw problem;
  }
}

/** True when a server answers at the address and serves this very data. */
export async function answers(address: Address, placement: Placement): Promise<boolean> {
  const client = new Client({ ...address, database: 'postgres', connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('show data_directory');
    return rows[0]?.data_directory === join(placement.dataFolder, CLUSTER);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

const PATIENCE_MS = 30_000;

/**
 * Brings the server up, or adopts the one that already answers. Never asks pid files whether it lives:
 * after a kill they lie. A postmaster that finds orphans of the last one exits, and is started again.
 */
export async function ensureRunning(
  address: Address,
  placement: Placement,
): Promise<'adopted' | 'started'> {
  if (await answers(address, placement)) return 'adopted';
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    // Each time: whoever stopped this server a moment ago takes the folder away.
    openSocketFolder(address, placement);
    const server = launch(address, placement);
    while (server.exitCode === null && server.signalCode === null && Date.now() < deadline) {
      if (await answers(address, placement)) return 'started';
      await sleep(50);
    }
    if (await answers(address, placement)) return 'adopted';
    await sleep(200);
  }
  throw new Error(
    `PostgreSQL did not start within ${PATIENCE_MS / 1000} s; see ${logOf(placement)}`,
  );
}

function openSocketFolder({ host }: Address, { identity }: Placement): void {
  mkdirSync(host, { recursive: true });
  if (identity.uid) chownSync(host, identity.uid, identity.gid);
  chmodSync(host, 0o700);
}

const logOf = ({ dataFolder }: Placement) => join(dataFolder, CLUSTER, 'log', 'server.log');

function launch(address: Address, placement: Placement) {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: address.host,
    port: String(PORT),
    max_connections: '60',
    shared_buffers: '128MB',
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'server.log',
    log_rotation_size: '10MB',
    log_truncate_on_rotation: 'on',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    join(placement.binaries, 'bin/postgres'),
    ['-D', join(placement.dataFolder, CLUSTER), ...args],
    // The server outlives a killed Node and is adopted by the next; pipes would kill it instead.
    { ...placement.identity, cwd: placement.dataFolder, stdio: 'ignore', detached: true },
  );
  child.on('error', () => {});
  child.unref();
  return child;
}

/** Creates our database inside a fresh cluster; does nothing when it is there. */
export async function ensureDatabase(address: Address): Promise<void> {
  const client = new Client({ ...address, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      address.database,
    ]);
    if (!rowCount) await client.query(`create database "${address.database}"`);
  } finally {
    await client.end();
  }
}

/** Fast shutdown: running transactions are rolled back, everything acknowledged is on disk. */
export async function stopServer(address: Address, placement: Placement): Promise<void> {
  const pid = postmasterPid(placement);
  if (pid === undefined || !(await answers(address, placement))) return;
  process.kill(pid, 'SIGINT');
  while (isAlive(pid)) await sleep(20);
  try {
    rmdirSync(address.host);
  } catch {
    // Somebody else's server is already there.
  }
}

export function postmasterPid({ dataFolder }: Placement): number | undefined {
  try {
    const [pid] = readFileSync(join(dataFolder, CLUSTER, 'postmaster.pid'), 'utf8').split('\n');
    return Number(pid) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
