import { expect, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { openTestHouse, PASSWORD } from '#testing/test-house.ts';

const GUESSES = 14;
const PATH = '/api/auth/sign-in/email';

/** The house as it stands in the street, where limits hold. */
async function openGuardedHouse() {
  const house = await openTestHouse({ RATE_LIMITS: 'true' });
  const isLookedAt = async (path: string, init: Parameters<typeof house.request>[1]) =>
    (await house.request(path, { method: 'POST', ...init })).status === 401;
  return { ...house, isLookedAt };
}

test('[F4] guesses in a row are few, however the address of the door is written', async () => {
  const house = await openGuardedHouse();
  for (const path of [PATH, `${PATH}?a=1`, `${PATH}/`]) {
    const email = `${crypto.randomUUID()}@ecole.fr`;
    let looked = 0;
    for (let n = 0; n < GUESSES; n++)
      if (await house.isLookedAt(path, { json: { email, password: `faux-${n}` } })) looked++;
    expect(looked, path).toBeLessThanOrEqual(10);
  }
  await house.close();
});

test('[F4] whoever signs in to an account of their own between guesses has no more of them', async () => {
  const house = await openGuardedHouse();
  const [own, email] = [`${crypto.randomUUID()}@ecole.fr`, `${crypto.randomUUID()}@ecole.fr`];
  await house.signUp(own);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  let looked = 0;
  for (let n = 0; n < GUESSES; n++) {
    const body = form({ email, password: `faux-${n}` });
    if (await house.isLookedAt(PATH, { headers, body })) looked++;
    if (n % 4 < 3) continue;
    const mine = form({ email: own, password: PASSWORD });
    await house.request(PATH, { method: 'POST', headers, body: mine });
  }
  expect(looked).toBeLessThanOrEqual(10);
  await house.close();
});

test('[F4] a new password, chosen by mail, opens the account again', async () => {
  const house = await openGuardedHouse();
  await house.work();
  const { email } = await house.pupil();
  const wrong = { json: { email, password: 'mauvais-123' } };
  for (let n = 0; n < GUESSES; n++) await house.isLookedAt(PATH, wrong);
  const closed = await house.request(PATH, { method: 'POST', ...wrong });
  expect(closed.status).toBe(429);
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);
  await house.post('/api/auth/request-password-reset', { email, redirectTo: '/reset-password' });
  const [letter] = await eventually(
    () => house.mailsTo(email),
    ([newest]) => newest?.subject === 'Choisis un nouveau mot de passe',
  );
  const token = new URL(letter!.links[0]!).pathname.split('/').at(-1);
  const newPassword = 'nouvelle-plume-7';
  await house.post('/api/auth/reset-password', { newPassword, token });
  expect(await house.signIn(email, newPassword)).toContain('laureat');
  await house.close();
});

test.each([
  ['/api/auth/change-email', { newEmail: 'victime@ailleurs.fr' }],
  ['/api/auth/change-password', { currentPassword: 'faux-1234', newPassword: 'nouvelle-plume-7' }],
])('of a flood at %s from one address forty are heard in an hour', async (path, json) => {
  const house = await openGuardedHouse();
  // Nobody is signed in: what is counted comes before what is asked.
  const statuses: number[] = [];
  for (let n = 0; n < 45; n++) statuses.push((await house.post(path, json)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  await house.close();
});
