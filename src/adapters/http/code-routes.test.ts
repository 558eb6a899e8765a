import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { institutionalCodes } from '#adapters/db/plans-schema.ts';
import { expireCodes } from '#application/codes/expire-codes.ts';
import { raceForCode } from '#testing/race-codes.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const FUTURE = new Date(Date.now() + 90 * 86_400_000);
const makeCode = (code: string, maxUsers = 30, expiresAt = FUTURE) =>
  house.ports.codes.create({ code, institutionName: 'Lycée Hugo', maxUsers, expiresAt });
const redeem = (code: string, cookie?: string) => house.post('/api/codes/redeem', { code }, cookie);
const refusalOf = async (answer: Response | Promise<Response>) =>
  (await (await answer).json()).refusal?.code;

test('a code typed in small letters opens a month of Pro', async () => {
  await makeCode('HUGO-2026');
  const pupil = await house.pupil();
  const answer = await (await redeem(' hugo-2026', pupil.cookie)).json();
  expect(answer.institutionName).toBe('Lycée Hugo');
  const days = (Date.parse(answer.expiresAt) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(27);
  expect(days).toBeLessThan(32);
  const subscription = await house.post('/api/functions/check-subscription', {}, pupil.cookie);
  expect(await subscription.json()).toMatchObject({
    subscribed: true,
    subscription_tier: 'pro_institutional',
    subscription_end: answer.expiresAt,
  });
});

test('each refusal has its own name', async () => {
  await makeCode('PLEIN-1', 1);
  await makeCode('PASSE-1', 5, new Date(Date.now() - 1000));
  await makeCode('FERME-1');
  await house.db
    .update(institutionalCodes)
    .set({ isActive: false })
    .where(eq(institutionalCodes.code, 'FERME-1'));
  const first = await house.pupil();
  const second = await house.pupil();
  expect(await refusalOf(redeem('PLEIN-1'))).toBe('sign-in-required');
  expect(await refusalOf(redeem('RIEN-1', first.cookie))).toBe('code-invalid');
  expect(await refusalOf(redeem('PASSE-1', first.cookie))).toBe('code-invalid');
  expect(await refusalOf(redeem('FERME-1', first.cookie))).toBe('code-invalid');
  expect((await redeem('PLEIN-1', first.cookie)).status).toBe(200);
  expect(await refusalOf(redeem('PLEIN-1', second.cookie))).toBe('code-full');
  expect(await refusalOf(redeem('HUGO-2026', first.cookie))).toBe('code-already-active');
  const pro = await house.pupil(undefined, { plan: 'pro' });
  expect(await refusalOf(redeem('HUGO-2026', pro.cookie))).toBe('already-pro');
});

test('[B6] after ten wrong codes in an hour, even the right one has to wait', async () => {
  const pupil = await house.pupil();
  await makeCode('BONCODE-1');
  for (let guess = 0; guess < 10; guess += 1) await redeem(`FAUX-${guess}`, pupil.cookie);
  expect((await redeem('BONCODE-1', pupil.cookie)).status).toBe(429);
});

test('[B4] a hundred pupils at once on thirty places: thirty enter', async () => {
  for (let round = 0; round < 2; round += 1) {
    expect(await raceForCode(house.db, house.ports, { places: 30, pupils: 100 })).toEqual({
      accepted: 30,
      usedCount: 30,
      rows: 30,
      refusals: ['code-full'],
    });
  }
});

test('[B5] one pupil redeeming two codes twenty times at once has one month', async () => {
  const pupil = await house.pupil();
  await makeCode('DEUX-A');
  await makeCode('DEUX-B');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => redeem(at % 2 ? 'DEUX-A' : 'DEUX-B', pupil.cookie)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

const at = (days: number) => ({
  ...house.ports,
  clock: { now: () => new Date(Date.now() + days * 86_400_000) },
});
const warningsTo = async ({ email }: { email: string }) => {
  const { rows } = await house.db.execute(
    sql`select 1 from pgboss.job where name = 'send-mail' and data->>'to' = ${email} and data->>'subject' like 'Ton accès Pro%'`,
  );
  return rows.length;
};

test('whoever pays as well is not told that Pro ends with the school’s month', async () => {
  await makeCode('PAYE-1');
  const pupil = await house.pupil();
  await redeem('PAYE-1', pupil.cookie);
  await house.ports.atomically((tx) => tx.plans.setPlan(pupil.id, 'pro'));
  await expireCodes(at(26));
  expect(await warningsTo(pupil)).toBe(0);
});

test('a month that ends is told seven days before, once, then closed', async () => {
  await makeCode('FIN-1');
  const pupil = await house.pupil();
  await redeem('FIN-1', pupil.cookie);
  await expireCodes(at(10));
  await expireCodes(at(26));
  await expireCodes(at(27));
  expect(await warningsTo(pupil)).toBe(1);
  await expireCodes(at(32));
  const subscription = await house.post('/api/functions/check-subscription', {}, pupil.cookie);
  expect(await subscription.json()).toMatchObject({ subscribed: false });
});
