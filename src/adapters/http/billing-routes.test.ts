import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractActs } from '#adapters/db/plans-schema.ts';
import { user } from '#adapters/db/schema.ts';
import { applyPaymentEvent } from '#application/billing/apply-payment-event.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

type Person = Awaited<ReturnType<TestHouse['pupil']>>;
const PAYER = { name: 'Claude Martin', email: 'parent@exemple.fr', isAdult: true };

const json = async (answer: Promise<Response> | Response) => (await answer).json();
const call = (name: string, { cookie }: { cookie?: string }, body: object = {}) =>
  house.post(`/api/functions/${name}`, body, cookie);
const billing = ({ cookie }: Person) => json(house.request('/api/billing', { cookie }));

/** The queue's work, done here and now. */
async function applyEvents() {
  const { rows } = await house.db.execute<{ id: string }>(
    sql`select id from billing_events where applied_at is null order by received_at`,
  );
  for (const { id } of rows) await applyPaymentEvent(id, house.ports);
}

async function pay(person: Person, body: object = { payer: PAYER, immediateAccess: true }) {
  const { url } = await json(call('create-checkout', person, body));
  const id = url.split('/').at(-1);
  await house.post(`/api/demonstration/checkout/${id}`, { card: 'carte-acceptee' });
  await applyEvents();
  return id as string;
}

async function act(person: Person, name: string) {
  const { url } = await json(call('customer-portal', person));
  await house.post(`/api/demonstration/portal/${url.split('/').at(-1)}`, { act: name });
  await applyEvents();
}

const lettersTo = async (email: string) => {
  const { rows } = await house.db.execute<{ subject: string; text: string }>(
    sql`select data->>'subject' as subject, data->>'text' as text from pgboss.job
        where name = 'send-mail' and data->>'to' = ${email} order by created_on`,
  );
  return rows;
};

test('a visitor cannot buy, ask for the portal, or read a subscription', async () => {
  for (const name of ['create-checkout', 'customer-portal', 'check-subscription']) {
    expect((await call(name, {})).status).toBe(401);
  }
});

test('a free pupil is not subscribed', async () => {
  const pupil = await house.pupil();
  expect(await json(call('check-subscription', pupil))).toEqual({
    subscribed: false,
    subscription_tier: null,
    subscription_end: null,
  });
});

test('a minor needs an adult who pays, under another address than their own', async () => {
  const pupil = await house.pupil();
  expect((await call('create-checkout', pupil)).status).toBe(422);
  const self = { payer: { ...PAYER, email: pupil.email.toUpperCase() } };
  expect((await call('create-checkout', pupil, self)).status).toBe(422);
});

test('[H9] an adult orders with an empty body, at the price of the server', async () => {
  const adult = await house.pupil();
  await house.db.update(user).set({ ageBand: 'adult' }).where(sql`id = ${adult.id}`);
  const { url } = await json(call('create-checkout', adult, { priceCents: 1 } as object));
  const id = url.split('/').at(-1);
  expect(await json(house.request(`/api/demonstration/checkout/${id}`))).toMatchObject({
    amountCents: 3999,
    priceCents: 3999,
  });
});

test('a refused card leaves the order open and the plan as it was', async () => {
  const pupil = await house.pupil();
  const { url } = await json(call('create-checkout', pupil, { payer: PAYER }));
  const id = url.split('/').at(-1);
  const answer = house.post(`/api/demonstration/checkout/${id}`, { card: 'carte-refusee' });
  expect(await json(answer)).toEqual({ paid: false });
  expect(await json(call('check-subscription', pupil))).toMatchObject({ subscribed: false });
});

test('once paid: Pro, an invoice, fourteen days to renounce, and no second order', async () => {
  const pupil = await house.pupil();
  const id = await pay(pupil);
  await house.post(`/api/demonstration/checkout/${id}`, { card: 'carte-acceptee' });
  await applyEvents();
  expect(await json(call('check-subscription', pupil))).toMatchObject({
    subscribed: true,
    subscription_tier: 'pro',
    subscription_end: expect.any(String),
  });
  const view = await billing(pupil);
  expect(view.subscription).toMatchObject({ status: 'active', amountCents: 3999 });
  expect(view.subscription.withdrawUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(view.invoices).toHaveLength(1);
  const again = await call('create-checkout', pupil, { payer: PAYER });
  expect(again.status).toBe(409);
});

test('[H5] a payment page left open in another tab cannot be paid once a new one is asked for', async () => {
  const pupil = await house.pupil();
  const first = await json(call('create-checkout', pupil, { payer: PAYER }));
  await pay(pupil);
  const late = first.url.split('/').at(-1);
  expect((await json(house.request(`/api/demonstration/checkout/${late}`))).status).toBe('expired');
});

test('[H7] refused renewal keeps Pro and writes once; giving up returns to free, losing nothing', async () => {
  const pupil = await house.pupil();
  await pay(pupil);
  await act(pupil, 'refuse');
  expect((await billing(pupil)).subscription).toMatchObject({
    status: 'past_due',
    isRunning: true,
  });
  await applyEvents();
  const failed = (await lettersTo(pupil.email)).filter(({ subject }) => /abouti/.test(subject));
  expect(failed).toHaveLength(1);
  await act(pupil, 'give-up');
  expect(await json(call('check-subscription', pupil))).toMatchObject({ subscribed: false });
  expect((await billing(pupil)).invoices).toHaveLength(2);
});

test('a card that works again after a refusal keeps everything', async () => {
  const pupil = await house.pupil();
  await pay(pupil);
  await act(pupil, 'refuse');
  await act(pupil, 'settle');
  expect((await billing(pupil)).subscription).toMatchObject({ status: 'active' });
});

test('[H7] a disputed payment ends the subscription at once', async () => {
  const pupil = await house.pupil();
  await pay(pupil);
  await act(pupil, 'dispute');
  await applyEvents();
  expect(await json(call('check-subscription', pupil))).toMatchObject({ subscribed: false });
});

test('[H7] cancelled, Pro lasts to the end of the month paid; resumed, it goes on', async () => {
  const pupil = await house.pupil();
  await pay(pupil);
  const declaration = { name: 'Léa Martin', email: pupil.email };
  await house.post('/api/contract/cancellations', declaration, pupil.cookie);
  await applyEvents();
  const { subscription } = await billing(pupil);
  expect(subscription).toMatchObject({ cancelAtPeriodEnd: true, isRunning: true });
  expect((await house.post('/api/billing/resume', {}, pupil.cookie)).status).toBe(200);
  await applyEvents();
  expect((await billing(pupil)).subscription.cancelAtPeriodEnd).toBe(false);
  await act(pupil, 'cancel');
  await act(pupil, 'renew');
  expect(await json(call('check-subscription', pupil))).toMatchObject({ subscribed: false });
});

test('[H8] nobody needs to sign in to cancel; the dated receipt reaches declarer, account and payer', async () => {
  const pupil = await house.pupil();
  const payer = { ...PAYER, email: `payeur-${pupil.id}@exemple.fr` };
  await pay(pupil, { payer });
  const answer = house.post('/api/contract/cancellations', {
    name: 'Claude Martin',
    email: payer.email,
  });
  expect(await json(answer)).toEqual({ success: true });
  await applyEvents();
  expect((await billing(pupil)).subscription.cancelAtPeriodEnd).toBe(true);
  for (const email of [payer.email, pupil.email]) {
    const letters = await lettersTo(email);
    expect(letters.at(-1)?.subject).toBe('Accusé de réception de votre résiliation');
    expect(letters.at(-1)?.text).toMatch(/reçu le \d+ .* à \d\d:\d\d/);
  }
});

test('an address without a contract gets the same answer, and a receipt that says so', async () => {
  const email = 'inconnu@exemple.fr';
  const answer = house.post('/api/contract/cancellations', { name: 'Inconnu', email });
  expect(await json(answer)).toEqual({ success: true });
  expect((await lettersTo(email)).at(-1)?.text).toContain('aucun abonnement en cours');
  const acts = await house.db.select().from(contractActs).where(sql`email = ${email}`);
  expect(acts).toMatchObject([{ kind: 'cancellation', outcome: 'not-found' }]);
});

test('[H8] renounced within fourteen days: over at once, paid back, acknowledged', async () => {
  const pupil = await house.pupil();
  await pay(pupil, { payer: PAYER });
  const declaration = { name: 'Léa Martin', email: pupil.email };
  const answer = house.post('/api/contract/withdrawals', declaration, pupil.cookie);
  expect(await json(answer)).toEqual({ refundCents: 3999 });
  await applyEvents();
  expect(await json(call('check-subscription', pupil))).toMatchObject({ subscribed: false });
  expect((await billing(pupil)).invoices[0].refundedCents).toBe(3999);
  const subjects = (await lettersTo(pupil.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Accusé de réception de votre rétractation');
});

test('signed out, renouncing takes the contract number; a wrong one is only acknowledged', async () => {
  const pupil = await house.pupil();
  await pay(pupil);
  const { reference } = (await billing(pupil)).subscription;
  const declare = (number: string) =>
    json(
      house.post('/api/contract/withdrawals', {
        name: 'Claude Martin',
        email: PAYER.email,
        reference: number,
      }),
    );
  expect(await declare('L-AAAAAAAAAA')).toEqual({ refundCents: null });
  expect(await json(call('check-subscription', pupil))).toMatchObject({ subscribed: true });
  expect((await declare(reference.toLowerCase())).refundCents).toBeGreaterThan(3800);
  await applyEvents();
  expect(await json(call('check-subscription', pupil))).toMatchObject({ subscribed: false });
});

test('after the fourteen days the way out is to cancel', async () => {
  const pupil = await house.pupil();
  await pay(pupil);
  await house.db.execute(
    sql`update subscriptions set started_at = now() - interval '40 days' where user_id = ${pupil.id}`,
  );
  const declaration = { name: 'Léa Martin', email: pupil.email };
  const answer = await house.post('/api/contract/withdrawals', declaration, pupil.cookie);
  expect(answer.status).toBe(410);
});
