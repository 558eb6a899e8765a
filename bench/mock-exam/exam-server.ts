import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { readEnv } from '#main/env.ts';
import { openHouse } from '#main/house.ts';

/** The product in a process of its own, to be killed; its clock is what each request says it is. */
const [address = '{}', port = '0'] = process.argv.slice(2);
const url = `http://localhost:${port}`;
const files = join(import.meta.dirname, '../../.cache/e2e-files');
const env = readEnv({
  NODE_ENV: 'test',
  RATE_LIMITS: 'false',
  LOG_LEVEL: 'silent',
  DATA_DIR: files,
  PORT: port,
});
const house = await openHouse(env, JSON.parse(address), url);
let now = Date.now();
house.ports.clock.now = () => new Date(now);

serve(
  {
    port: Number(port),
    fetch(request, bindings) {
      now = Number(request.headers.get('x-bench-now') ?? now);
      return house.app.fetch(request, bindings);
    },
  },
  () => process.send?.('ready'),
);
