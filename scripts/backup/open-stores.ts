import { resolve } from 'node:path';
import { Client } from 'pg';
import type { Connection } from '#adapters/db/database.ts';
import { findBinaries } from '#adapters/postgres/binaries.ts';
import { addressOf, answers } from '#adapters/postgres/server.ts';
import { superviseEmbedded } from '#adapters/postgres/supervise.ts';
import { placeServer } from '#adapters/postgres/unprivileged.ts';
import type { Env } from '#main/env.ts';

/** The database of the environment, whether the product runs on it now or not. */
export async function openStores(env: Env) {
  const embedded = env.DATABASE_URL ? undefined : await openEmbedded(env.DATA_DIR);
  const connection: Connection = env.DATABASE_URL ?? embedded!.address;
  const client = new Client(
    typeof connection === 'string' ? { connectionString: connection } : connection,
  );
  await client.connect();
  return {
    client,
    connection,
    async close() {
      await client.end();
      await embedded?.stop();
    },
  };
}

async function openEmbedded(dataDir: string) {
  const folder = resolve(dataDir, 'postgres');
  const binaries = findBinaries();
  if (binaries) {
    const placement = placeServer(folder, binaries);
    const address = addressOf(placement);
    // The product is running: its server is used, and left running.
    if (await answers(address, placement)) return { address, stop: async () => {} };
  }
  return superviseEmbedded(folder);
}
