import { openHouse } from './house.ts';
import { onStopSignal } from './on-stop-signal.ts';
import { readSharedEnv } from './read-shared-env.ts';

/** `npm run start:worker`: one of M workers on a shared database; serves no page. */
const { env, databaseUrl } = readSharedEnv();
const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
const house = await openHouse(env, databaseUrl, publicUrl);
await house.work();
console.log('Ouvrier prêt.');
onStopSignal(() => house.close());
