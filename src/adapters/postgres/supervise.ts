import { Client } from 'pg';
import { findBinaries } from './binaries.ts';
import {
  type Address,
  addressOf,
  answers,
  createCluster,
  ensureDatabase,
  ensureRunning,
  stopServer,
} from './server.ts';
import { type Placement, placeServer } from './unprivileged.ts';

export type EmbeddedPostgres = {
  address: Address;
  dataFolder: string;
  /** Stops watching and shuts the server down. */
  stop(): Promise<void>;
};

export class NoBinaries extends Error {
  override message =
    `Aucun PostgreSQL embarqué pour ${process.platform}-${process.arch} : ` +
    'indiquez une base avec la variable DATABASE_URL (postgres://…).';
}

/** Another product process owns these data: this one. */
export class AlreadyRunning extends Error {
  readonly pid: number | undefined;
  constructor(pid: number | undefined) {
    super();
    this.pid = pid;
  }
}

/** A number that only this product uses, so that its lock cannot meet another's. */
const SINGLE_START_LOCK = 20_261_115;

/**
 * Starts or adopts the embedded server for a data folder and keeps it alive.
 * Only one product process may own it: the owner holds an advisory lock on a connection of its own,
 * which PostgreSQL frees by itself when that process dies, however it dies.
 */
export async function superviseEmbedded(folder: string): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  if (!binaries) throw new NoBinaries();
  const placement = placeServer(folder, binaries);
  const address = addressOf(placement);
  createCluster(placement);
  await ensureRunning(address, placement);
  await ensureDatabase(address);
  let owner = await takeOwnership(address);
  const stopWatching = watch(address, placement, async () => {
    owner = await takeOwnership(address);
  });
  return {
    address,
    dataFolder: placement.dataFolder,
    async stop() {
      await stopWatching();
      await owner.end().catch(() => {});
      await stopServer(address, placement);
    },
  };
}

const OWNERSHIP_TRIES = 30;
const OWNERSHIP_PAUSE_MS = 100;

const OWNER = 'laureat owner ';

async function takeOwnership(address: Address): Promise<Client> {
  const client = new Client({ ...address, application_name: `${OWNER}${process.pid}` });
  client.on('error', () => {});
  await client.connect();
  let owner: number | undefined;
  // A killed owner's connection takes the server a moment to notice; a living one is not waited for.
  for (let attempt = 0; attempt < OWNERSHIP_TRIES; attempt++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [
      SINGLE_START_LOCK,
    ]);
    if (rows[0].mine) return client;
    owner = await ownerOf(client);
    if (owner && isAlive(owner)) break;
    await new Promise((resume) => setTimeout(resume, OWNERSHIP_PAUSE_MS));
  }
  await client.end();
  throw new AlreadyRunning(owner);
}

/** The process that holds the lock, as it named itself when it took it. */
async function ownerOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and granted and objid = $1 and application_name like $2`,
    [SINGLE_START_LOCK, `${OWNER}%`],
  );
  return Number(rows[0]?.name.slice(OWNER.length)) || undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const WATCH_MS = 1_000;

/** Brings a fallen server back up. Answers with the function that ends the watch. */
function watch(address: Address, placement: Placement, onRevival: () => Promise<void>) {
  let watching = true;
  let timer: NodeJS.Timeout;
  let round = Promise.resolve();
  const look = async () => {
    if (!watching || (await answers(address, placement)) || !watching) return;
    await ensureRunning(address, placement);
    await onRevival();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      round = look()
        .catch(() => {})
        .finally(() => watching && schedule());
    }, WATCH_MS);
    timer.unref();
  };
  schedule();
  return async () => {
    watching = false;
    clearTimeout(timer);
    await round;
  };
}
