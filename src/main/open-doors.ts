import type { Connection } from '#adapters/db/database.ts';
import { bannerOf } from './banner.ts';
import { buildWebIfStale } from './build-web.ts';
import { keepWorker } from './companion-worker.ts';
import type { Env } from './env.ts';
import { openHouse } from './house.ts';
import { seedDemonstration } from './seed-demonstration.ts';
import { serve, stopServing } from './serve.ts';

/** Pages, rooms, door and worker of `npm start`, on a database that is ours. Answers with the way to close them. */
export async function openDoors(env: Env, connection: Connection): Promise<() => Promise<void>> {
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  await buildWebIfStale();
  const house = await openHouse(env, connection, publicUrl);
  const password = env.NODE_ENV === 'production' ? undefined : await seedDemonstration(house);
  const server = await serve(house, env);
  const worker = keepWorker(connection);
  console.log(bannerOf({ publicUrl, env, password }));
  return async () => {
    await stopServing(server);
    await worker.stop();
    await house.close();
  };
}
