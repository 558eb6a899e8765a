import { Client } from 'pg';
import { user } from '#adapters/db/schema.ts';
import { readEnv } from '#main/env.ts';
import { openHouse } from '#main/house.ts';
import { openPostgres } from '../e2e/open-postgres.ts';
import { billingScene } from '../src/testing/billing-scene.ts';

/** Every order of six events, each order once plain and once with every event doubled: our books end as the provider's. */
const SHARE = Number(process.argv[2] ?? 1);

const permutations = (items: number[]): number[][] =>
  items.length <= 1
    ? [items]
    : items.flatMap((first) =>
        permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
      );

const postgres = await openPostgres();
const admin = new Client({ ...postgres.address, database: 'postgres' });
await admin.connect();
await admin.query('create database bench_billing');
await admin.end();
const address = { ...postgres.address, database: 'bench_billing' };
const quiet = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: '.cache/bench' };
const house = await openHouse(readEnv(quiet), address, 'http://localhost:3000');
let right = 0;
let tried = 0;
for (const [at, order] of permutations([0, 1, 2, 3, 4, 5]).entries()) {
  if (at % Math.round(1 / SHARE) !== 0) continue;
  for (const isDoubled of [false, true]) {
    const id = crypto.randomUUID();
    await house.db
      .insert(user)
      .values({ id, name: 'x', email: `${id}@exemple.fr`, emailVerified: true, ageBand: 'adult' });
    const shop = billingScene(house.ports, id);
    const subscription = await shop.subscribe();
    await shop.renew(subscription, 'refused');
    if (at % 2) await shop.settle(subscription, 'given-up');
    const events = shop.sent.slice(-6);
    for (const index of isDoubled ? order.flatMap((one) => [one, one]) : order) {
      await shop.deliver(events[index]!);
    }
    const { ours, theirs, plan, open } = await shop.bothBooks();
    const isRight =
      JSON.stringify(ours) === JSON.stringify(theirs) &&
      plan === (open === 'canceled' ? 'free' : 'pro');
    tried += 1;
    if (isRight) right += 1;
    else console.log(`order ${order.join('')}${isDoubled ? ' doubled' : ''}: books differ`);
  }
}
console.log(`${right} of ${tried} deliveries of six events end in the provider's own state`);
await house.close();
await postgres.stop();
process.exitCode = right === tried ? 0 : 1;
