import type { Connection } from '#adapters/db/database.ts';
import { readEnv } from './env.ts';
import { openHouse } from './house.ts';
import { onStopSignal } from './on-stop-signal.ts';
import { readSharedEnv } from './read-shared-env.ts';

/**
 * `npm run start:worker`: one of M workers on a shared database; serves no page.
 * Also the companion of `npm start`, which hands it the address of the embedded database,
 * so that reading and correcting never slow down whoever is looking at a page.
 */
const [handed] = process.argv.slice(2);
// The parent is gone, even if it could not say goodbye. Listened for before anything else: it may go while we start.
process.on('disconnect', () => process.exit(1));
const { env, connection } = handed
  ? { env: readEnv(), connection: JSON.parse(handed) as Connection }
  : readSharedEnv();
const house = await openHouse(env, connection, env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
await house.work();
console.log('Ouvrier prêt.');
onStopSignal(() => house.close());
