import { expect, test } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '#adapters/auth/auth.ts';
import { limitSignIns } from '#adapters/auth/limit-sign-ins.ts';

const RIGHT = 'trombone-42';

/** A door whose only right password is the one above. */
function openDoor() {
  let time = 0;
  let asked = 0;
  const door = limitSignIns(
    async (request) => {
      asked++;
      const { password } = (await request.json()) as { password: string };
      return new Response(null, { status: password === RIGHT ? 200 : 401 });
    },
    () => time,
  );
  const knock = async (email: string, password: string, address = '1.2.3.4') => {
    const init = { method: 'POST', body: JSON.stringify({ email, password }) };
    const headers = { [CLIENT_ADDRESS_HEADER]: address };
    return (await door(new Request('http://x/api/auth/sign-in/email', { ...init, headers })))
      .status;
  };
  return { knock, asked: () => asked, pass: (ms: number) => (time += ms) };
}

test('[F4] a thousand tries at once on one account are ten, and the owner enters from elsewhere', async ({
  annotate,
}) => {
  const { knock, asked, pass } = openDoor();
  const tries = Array.from({ length: 1_000 }, (_, n) => knock('Lea@ecole.fr ', `faux-${n}`));
  expect((await Promise.all(tries)).filter((status) => status === 401)).toHaveLength(10);
  expect(asked()).toBe(10);
  expect(await knock('lea@ecole.fr', RIGHT)).toBe(429);
  expect(await knock('lea@ecole.fr', RIGHT, '5.6.7.8')).toBe(200);
  pass(15 * 60_000 + 1);
  expect(await knock('lea@ecole.fr', RIGHT)).toBe(200);
  await annotate('1,000 tries at once: 10 reach the door');
});

test('[F4] three hundred pupils behind one address all enter', async () => {
  const { knock } = openDoor();
  const class_ = Array.from({ length: 300 }, (_, n) => knock(`eleve${n}@ecole.fr`, RIGHT));
  expect(new Set(await Promise.all(class_))).toEqual(new Set([200]));
});
