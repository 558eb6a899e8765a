import { expect, test } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '#adapters/auth/auth.ts';
import { limitSignIns } from '#adapters/auth/limit-sign-ins.ts';

const RIGHT = 'trombone-42';
const QUARTER_HOUR = 15 * 60_000;

/** A door whose only right password is the one above. */
function openDoor() {
  let time = 1;
  let asked = 0;
  const { guard, unlock } = limitSignIns(() => time);
  const door = guard(async (request) => {
    asked++;
    const { password } = (await request.json()) as { password: string };
    return new Response(null, { status: password === RIGHT ? 200 : 401 });
  });
  const knock = async (email: string, password: string, address = '1.2.3.4') => {
    const init = { method: 'POST', body: JSON.stringify({ email, password }) };
    const headers = { [CLIENT_ADDRESS_HEADER]: address };
    return door(new Request('http://x/api/auth/sign-in/email', { ...init, headers }));
  };
  const status = async (...tried: Parameters<typeof knock>) => (await knock(...tried)).status;
  return { knock, status, unlock, asked: () => asked, pass: (ms: number) => (time += ms) };
}

test('[F4] of a thousand tries at once on one account few reach the door, and none more within the delay', async ({
  annotate,
}) => {
  const { status, asked } = openDoor();
  const tried = Array.from({ length: 1_000 }, (_, n) => status('Lea@ecole.fr ', `faux-${n}`));
  expect((await Promise.all(tried)).filter((code) => code === 401)).toHaveLength(asked());
  expect(asked()).toBeLessThanOrEqual(10);
  expect(await status('lea@ecole.fr', RIGHT)).toBe(429);
  await annotate(`1,000 tries at once on one account: ${asked()} reach the door`);
});

test('[F4] the delay grows, and patience gives ten tries in a quarter of an hour, whatever the address', async ({
  annotate,
}) => {
  const { knock, asked, pass } = openDoor();
  const waits: number[] = [];
  let elapsed = 0;
  for (let n = 0; elapsed < QUARTER_HOUR - 1_000; n++) {
    const answer = await knock('lea@ecole.fr', `faux-${n}`, `10.0.0.${n % 3}`);
    const seconds = Number(answer.headers.get('retry-after') ?? 0);
    if (answer.status === 429) waits.push(seconds);
    pass(Math.max(1, seconds) * 1_000);
    elapsed += Math.max(1, seconds) * 1_000;
  }
  expect(asked()).toBeLessThanOrEqual(10);
  const single = openDoor();
  const growing: number[] = [];
  for (let n = 0; n < 9; n++) {
    await single.knock('tom@ecole.fr', 'faux');
    const refused = await single.knock('tom@ecole.fr', 'faux');
    const seconds = Number(refused.headers.get('retry-after') ?? 0);
    if (refused.status === 429) growing.push(seconds);
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
  const { status, unlock } = openDoor();
  for (let n = 0; n < 50; n++) await status('lea@ecole.fr', `faux-${n}`, `pirate-${n}`);
  expect(await status('lea@ecole.fr', RIGHT, 'nouveau telephone')).toBe(429);
  unlock('LEA@ecole.fr');
  expect(await status('lea@ecole.fr', RIGHT, 'nouveau telephone')).toBe(200);
});

test('[F4] one try on each of a thousand accounts from one address is a hundred tries', async ({
  annotate,
}) => {
  const { status, asked } = openDoor();
  for (let n = 0; n < 1_000; n++) await status(`eleve${n}@ecole.fr`, 'azerty123');
  expect(asked()).toBe(100);
  await annotate('one try on 1,000 accounts: 100 reach the door');
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
