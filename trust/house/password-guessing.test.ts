import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, openPool } from '#adapters/db/database.ts';
import { signInTries } from '#adapters/db/sign-in-tries.ts';
import { limitSignIns } from '#application/account/limit-sign-ins.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { times } from '../scale.ts';

const AT_ONCE = times(200, 1_000);
const RIGHT = 'trombone-42';
const QUARTER_HOUR = 15 * 60_000;

let pools: ReturnType<typeof openPool>[];
beforeAll(async () => {
  const address = await createTestDatabase();
  pools = [openPool(address), openPool(address)];
});
beforeEach(() => openDatabase(pools[0]!).execute(sql`delete from sign_in_tries`));
afterAll(() => Promise.all(pools.map((pool) => pool.end())));

/** A door whose only right password is the one above; two processes answer at it in turn. */
function openDoor() {
  let time = Date.parse('2027-06-14T08:00:00Z');
  let [knocks, asked] = [0, 0];
  const processes = pools.map((pool) => limitSignIns(signInTries(openDatabase(pool)), () => time));
  const knock = async (email: string, password: string, address = '1.2.3.4') => {
    const limit = processes[knocks++ % processes.length]!;
    const wait = await limit.admit({ email, address });
    if (wait > 0) return { status: 429, seconds: Math.ceil(wait / 1000) };
    asked++;
    const isRight = password === RIGHT;
    await limit.settle({ email, address }, isRight);
    return { status: isRight ? 200 : 401, seconds: 0 };
  };
  const status = async (...tried: Parameters<typeof knock>) => (await knock(...tried)).status;
  const forgive = processes[0]!.forgive;
  return { knock, status, forgive, asked: () => asked, pass: (ms: number) => (time += ms) };
}

test('[F4] of many tries at once on one account few reach the door, and none more within the delay', async ({
  annotate,
}) => {
  const { status, asked } = openDoor();
  const tried = Array.from({ length: AT_ONCE }, (_, n) => status('Lea@ecole.fr ', `faux-${n}`));
  expect((await Promise.all(tried)).filter((code) => code === 401)).toHaveLength(asked());
  expect(asked()).toBeLessThanOrEqual(10);
  expect(await status('lea@ecole.fr', RIGHT)).toBe(429);
  await annotate(
    `${AT_ONCE} tries at once on one account, in two processes: ${asked()} reach the door`,
  );
});

test('[F4] the delay grows, and patience gives ten tries in a quarter of an hour, whatever the address', async ({
  annotate,
}) => {
  const { knock, asked, pass } = openDoor();
  const waits: number[] = [];
  let elapsed = 0;
  for (let n = 0; elapsed < QUARTER_HOUR - 1_000; n++) {
    const { status, seconds } = await knock('lea@ecole.fr', `faux-${n}`, `10.0.0.${n % 3}`);
    if (status === 429) waits.push(seconds);
    pass(Math.max(1, seconds) * 1_000);
    elapsed += Math.max(1, seconds) * 1_000;
  }
  expect(asked()).toBeLessThanOrEqual(10);
  const single = openDoor();
  const growing: number[] = [];
  for (let n = 0; n < 9; n++) {
    await single.knock('tom@ecole.fr', 'faux');
    const { status, seconds } = await single.knock('tom@ecole.fr', 'faux');
    if (status === 429) growing.push(seconds);
    single.pass(seconds * 1_000);
  }
  expect(growing.slice(0, 4)).toEqual([1, 2, 4, 8]);
  await annotate(
    `patient, from three addresses: ${asked()} tries in 15 min; waits ${growing.join(', ')} s`,
  );
});

test('[F4] the owner enters from where they entered before, while a stranger guesses elsewhere', async () => {
  const { status } = openDoor();
  expect(await status('lea@ecole.fr', RIGHT, 'maison')).toBe(200);
  for (let n = 0; n < 50; n++) await status('lea@ecole.fr', `faux-${n}`, `pirate-${n}`);
  expect(await status('lea@ecole.fr', RIGHT, 'maison')).toBe(200);
});

test('[F4] a new password, which goes through the mail, opens the account again everywhere', async () => {
  const { status, forgive } = openDoor();
  for (let n = 0; n < 50; n++) await status('lea@ecole.fr', `faux-${n}`, `pirate-${n}`);
  expect(await status('lea@ecole.fr', RIGHT, 'nouveau telephone')).toBe(429);
  await forgive('LEA@ecole.fr');
  expect(await status('lea@ecole.fr', RIGHT, 'nouveau telephone')).toBe(200);
});

test('[F4] one try on each of many accounts from one address is a hundred tries', async ({
  annotate,
}) => {
  const { status, asked } = openDoor();
  for (let n = 0; n < AT_ONCE; n++) await status(`eleve${n}@ecole.fr`, 'azerty123');
  expect(asked()).toBe(100);
  await annotate(`one try on ${AT_ONCE} accounts: 100 reach the door`);
});

test('[F4] three hundred pupils behind one address all enter, some after a slip or two', async () => {
  const { status } = openDoor();
  const class_ = Array.from({ length: 300 }, async (_, n) => {
    if (n % 5 === 0) await status(`eleve${n}@ecole.fr`, 'faux');
    return status(`eleve${n}@ecole.fr`, RIGHT);
  });
  expect(new Set(await Promise.all(class_))).toEqual(new Set([200]));
});

test('[F4] after a quarter of an hour the account is as before', async () => {
  const { status, pass } = openDoor();
  for (let n = 0; n < 20; n++) await status('lea@ecole.fr', `faux-${n}`);
  pass(QUARTER_HOUR + 1);
  expect(await status('lea@ecole.fr', RIGHT)).toBe(200);
});

test('[F4] tries at one account from many addresses at once are bounded as well', async ({
  annotate,
}) => {
  const { status, asked } = openDoor();
  const tried = Array.from({ length: AT_ONCE }, (_, n) =>
    status('lea@ecole.fr', `faux-${n}`, `a${n}`),
  );
  await Promise.all(tried);
  expect(asked()).toBeLessThanOrEqual(10);
  await annotate(`${AT_ONCE} addresses at once on one account: ${asked()} reach the door`);
});

test('[F4] neither an email nor a network address can be read in what is counted', async () => {
  await openDoor().status('lea@ecole.fr', 'faux', '203.0.113.7');
  const { rows } = await openDatabase(pools[0]!).execute(sql`select * from sign_in_tries`);
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/lea@|203\.0/);
});
