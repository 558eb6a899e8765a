import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyPaymentEvent } from '#application/billing/apply-payment-event.ts';
import { openCheckout } from '#application/billing/open-checkout.ts';
import { billingScene } from '#testing/billing-scene.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

type Person = Awaited<ReturnType<TestHouse['pupil']>>;
const payer = () => ({
  ...{ name: 'Claude Martin', isAdult: true },
  email: `parent-${crypto.randomUUID()}@exemple.fr`,
});
const subscriptionOf = async ({ cookie }: Person) =>
  (await (await house.request('/api/billing', { cookie })).json()).subscription;

/** A pupil whose parent pays, as far as the first month. */
async function subscriber(who = payer()) {
  const pupil = await house.pupil();
  const order = { payer: who, immediateAccess: true };
  const asked = await house.post('/api/functions/create-checkout', order, pupil.cookie);
  const id = (await asked.json()).url.split('/').at(-1);
  await house.post(`/api/demonstration/checkout/${id}`, { card: 'carte-acceptee' });
  const { rows } = await house.db.execute<{ id: string }>(
    sql`select id from billing_events where applied_at is null order by received_at`,
  );
  for (const event of rows) await applyPaymentEvent(event.id, house.ports);
  return pupil;
}
const cancel = (declaration: object, cookie?: string) =>
  house.post('/api/contract/cancellations', { name: 'Claude Martin', ...declaration }, cookie);

test('a parent who pays for two children cancels one contract, then the other', async () => {
  const parent = payer();
  const children = [await subscriber(parent), await subscriber(parent)];
  const cancelled = async () =>
    (await Promise.all(children.map(subscriptionOf))).filter((one) => one.cancelAtPeriodEnd).length;
  await cancel({ email: parent.email });
  expect(await cancelled()).toBe(1);
  await cancel({ email: parent.email });
  expect(await cancelled()).toBe(2);
});

test('signed in to another account, the contract named is the one cancelled', async () => {
  const parent = payer();
  const child = await subscriber(parent);
  const own = await subscriber();
  const { reference } = await subscriptionOf(child);
  await cancel({ email: parent.email, reference }, own.cookie);
  expect(await subscriptionOf(child)).toMatchObject({ cancelAtPeriodEnd: true });
  expect(await subscriptionOf(own)).toMatchObject({ cancelAtPeriodEnd: false });
});

test('signed in, nobody renounces a contract that is not theirs by naming it', async () => {
  const child = await subscriber();
  const stranger = await house.pupil();
  const { reference } = await subscriptionOf(child);
  const declaration = { name: 'Un autre', email: stranger.email, reference };
  const answer = await house.post('/api/contract/withdrawals', declaration, stranger.cookie);
  expect(await answer.json()).toEqual({ refundCents: null });
  expect(await subscriptionOf(child)).toMatchObject({ isRunning: true });
});

test('the next payment is announced at the price friends have brought it to since the order', async () => {
  const pupil = await subscriber();
  const friend = await house.pupil();
  const at = new Date();
  const code = 'AMIAMI22';
  await house.ports.referrals.create({ userId: friend.id, referrerId: pupil.id, code, at });
  await house.ports.referrals.convert(friend.id, at);
  expect(await subscriptionOf(pupil)).toMatchObject({ amountCents: 3599 });
});

test('after a payment the provider gave up on, one orders anew, and the old contract is ended', async () => {
  const pupil = await house.pupil();
  const scene = billingScene(house.ports, pupil.id);
  const old = await scene.subscribe();
  await scene.deliverAll();
  await scene.shelf.put({ ...(await scene.shelf.get(old))!, status: 'unpaid' });
  await scene.ports.atomically((tx) => tx.plans.setPlan(pupil.id, 'free'));
  const order = { payer: { name: 'Claude Martin', email: 'payeur@exemple.fr' } };
  const opened = await openCheckout(pupil.id, order, 'http://localhost:3000', scene.ports);
  expect(opened).toMatchObject({ ok: true });
  expect(await scene.shelf.get(old)).toMatchObject({ status: 'canceled' });
});
