import { Client } from 'pg';
import { readEnv } from '#main/env.ts';
import { openHouse } from '#main/house.ts';
import { openPostgres } from '../e2e/open-postgres.ts';
import { raceForCode } from '../src/testing/race-codes.ts';

/** A hundred pupils for thirty places, again and again: the thirty-first never enters. */
const ROUNDS = Number(process.argv[2] ?? 50);
const RACE = { places: 30, pupils: 100 };

const postgres = await openPostgres();
const admin = new Client({ ...postgres.address, database: 'postgres' });
await admin.connect();
await admin.query('create database bench_codes');
await admin.end();
const address = { ...postgres.address, database: 'bench_codes' };
const quiet = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: '.cache/bench' };
const house = await openHouse(readEnv(quiet), address, 'http://localhost:3000');
let exact = 0;
const started = performance.now();
for (let round = 0; round < ROUNDS; round += 1) {
  const { accepted, usedCount, rows, refusals } = await raceForCode(house.db, house.ports, RACE);
  const isExact = [accepted, usedCount, rows].every((count) => count === RACE.places);
  if (isExact && refusals.every((code) => code === 'code-full')) exact += 1;
  else console.log(`round ${round}: ${JSON.stringify({ accepted, usedCount, rows, refusals })}`);
}
const seconds = (performance.now() - started) / 1000;
console.log(
  `${exact} of ${ROUNDS} rounds ended with exactly ${RACE.places} of ${RACE.pupils} (${seconds.toFixed(1)} s)`,
);
await house.close();
await postgres.stop();
process.exitCode = exact === ROUNDS ? 0 : 1;
