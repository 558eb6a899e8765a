import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncCustomer } from '#application/billing/sync-customer.ts';
import { withdrawFromContract } from '#application/billing/withdraw-from-contract.ts';
import { claimReferral } from '#application/referral/claim-referral.ts';
import { billingScene } from '#testing/billing-scene.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

type Person = { id: string; email: string; cookie: string };
const call = async (name: string, { cookie }: Person) =>
  (await house.post(`/api/functions/${name}`, {}, cookie)).json();
const codeOf = async (person: Person) => (await call('generate-referral-link', person)).data.code;
const discountOf = async (person: Person) =>
  (await call('calculate-referral-discount', person)).data;
const analyticsOf = async ({ cookie }: Person) =>
  (await house.request('/api/referral-analytics', { cookie })).json();

/** Somebody who signs up through a friend's link. */
async function invited(ref: string): Promise<Person> {
  const email = `${crypto.randomUUID()}@ecole.fr`;
  await house.signUp(email, { ref });
  const { rows } = await house.db.execute<{ id: string }>(
    sql`update "user" set email_verified = true where email = ${email} returning id`,
  );
  return { id: rows[0]!.id, email, cookie: await house.signIn(email) };
}

const payFirstMonth = async (person: Person, card: string = crypto.randomUUID()) => {
  const shop = billingScene(house.ports, person.id);
  await shop.subscribe(true, card);
  await shop.deliverAll();
};

test('a code is drawn once and makes the link', async () => {
  const pupil = await house.pupil();
  const first = await call('generate-referral-link', pupil);
  expect(first).toMatchObject({ success: true, error: null });
  expect(first.data.link).toBe(`http://localhost:3000/signup?ref=${first.data.code}`);
  expect(await codeOf(pupil)).toBe(first.data.code);
});

test('an invitation counts after the first month is paid, and not before', async () => {
  const friend = await house.pupil();
  const newcomer = await invited(await codeOf(friend));
  expect(await discountOf(friend)).toMatchObject({ successfulReferrals: 0, hasDiscount: false });
  expect(await analyticsOf(friend)).toMatchObject({ total_referrals: 1, total_conversions: 0 });
  await payFirstMonth(newcomer);
  expect(await discountOf(friend)).toEqual({
    successfulReferrals: 1,
    discountPercentage: 10,
    hasDiscount: true,
    originalPrice: 39.99,
    discountedPrice: 35.99,
  });
  expect(await analyticsOf(friend)).toMatchObject({
    total_conversions: 1,
    current_month_referrals: 1,
    current_month_discount: 10,
    best_month_referrals: 1,
  });
});

test('a month paid and renounced no longer counts for the friend who invited, who pays the full price again', async () => {
  const friend = await house.pupil();
  const own = billingScene(house.ports, friend.id);
  await own.subscribe();
  await own.deliverAll();
  const newcomer = await invited(await codeOf(friend));
  const shop = billingScene(house.ports, newcomer.id);
  await shop.subscribe(true, crypto.randomUUID());
  await shop.deliverAll();
  expect(await discountOf(friend)).toMatchObject({ discountPercentage: 10 });
  const declaration = { name: 'Ami', email: newcomer.email, userId: newcomer.id };
  await withdrawFromContract(declaration, shop.ports);
  await shop.deliverAll();
  expect(await discountOf(friend)).toMatchObject({ successfulReferrals: 0, discountPercentage: 0 });
  const customerId = (await house.ports.billing.findCustomer(friend.id))!;
  await house.ports.atomically((tx) => syncCustomer(customerId, tx, own.ports));
  const { subscriptions } = await own.ports.payments.readCustomer(customerId);
  expect(subscriptions).toMatchObject([{ discount: 0 }]);
});

test('[H9] the order that follows costs what the server computed', async () => {
  const friend = await house.pupil();
  await payFirstMonth(await invited(await codeOf(friend)));
  const shop = billingScene(house.ports, friend.id);
  await shop.subscribe();
  await shop.deliverAll();
  const [invoice] = await house.ports.billing.invoices(friend.id);
  expect(invoice?.paidCents).toBe(3599);
  expect(await analyticsOf(friend)).toMatchObject({ lifetime_savings: 4 });
});

test('a running subscription gets the discount on its next invoice', async () => {
  const friend = await house.pupil();
  const shop = billingScene(house.ports, friend.id);
  const id = await shop.subscribe();
  await shop.deliverAll();
  await payFirstMonth(await invited(await codeOf(friend)));
  const customerId = (await house.ports.billing.findCustomer(friend.id))!;
  await house.ports.atomically((tx) => syncCustomer(customerId, tx, shop.ports));
  await shop.renew(id, 'paid');
  await shop.deliverAll();
  const invoices = await house.ports.billing.invoices(friend.id);
  expect(invoices.map(({ paidCents }) => paidCents).sort()).toEqual([3599, 3999]);
});

test('[B7] the same card for both earns nothing', async () => {
  const friend = await house.pupil();
  await payFirstMonth(friend, 'une-seule-carte');
  const other = await invited(await codeOf(friend));
  await payFirstMonth(other, 'une-seule-carte');
  expect(await discountOf(friend)).toMatchObject({ successfulReferrals: 0 });
});

test('[B7] nobody invites themselves, nor around a circle, nor twice', async () => {
  const a = await house.pupil();
  const b = await invited(await codeOf(a));
  const claim = async (who: Person, code: string) => claimReferral(who.id, code, house.ports);
  expect(await claim(a, await codeOf(a))).toEqual({ ok: false, error: 'own-code' });
  expect(await claim(a, await codeOf(b))).toEqual({ ok: false, error: 'loop' });
  expect(await claim(b, await codeOf(await house.pupil()))).toEqual({
    ok: false,
    error: 'already-invited',
  });
  expect(await claim(a, 'PERSONNE')).toEqual({ ok: false, error: 'unknown-code' });
});

test('[B7] an account that is erased takes its invitation with it', async () => {
  const friend = await house.pupil();
  const newcomer = await invited(await codeOf(friend));
  await payFirstMonth(newcomer);
  await house.ports.rights.erase(newcomer.id);
  expect(await discountOf(friend)).toMatchObject({ successfulReferrals: 0 });
});
