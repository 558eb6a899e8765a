import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { superviseEmbedded } from '#adapters/postgres/supervise.ts';

const CACHE = join(import.meta.dirname, '..', '.cache');

/** A database server for one run, gone with it: two runs at once never share or stop each other's. */
export async function openPostgres() {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'e2e-postgres-'));
  const server = await superviseEmbedded(folder);
  return {
    address: server.address,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
