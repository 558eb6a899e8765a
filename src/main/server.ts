import { bannerOf } from './banner.ts';
import { buildWebIfStale } from './build-web.ts';
import { openHouse } from './house.ts';
import { onStopSignal } from './on-stop-signal.ts';
import { readSharedEnv } from './read-shared-env.ts';
import { serve, stopServing } from './serve.ts';

/** `npm run start:web`: one of N web processes on a shared database; jobs run elsewhere. */
const { env, connection } = readSharedEnv();
await buildWebIfStale();
const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
const house = await openHouse(env, connection, publicUrl);
const server = await serve(house, env);
console.log(bannerOf({ publicUrl, env, password: undefined }));
onStopSignal(async () => {
  await stopServing(server);
  await house.close();
});
