import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billingEvents, billingLetters } from '#adapters/db/plans-schema.ts';
import { applyPaymentEvent } from '#application/billing/apply-payment-event.ts';
import { receivePaymentEvent } from '#application/billing/receive-payment-event.ts';
import { reconcileBilling, syncCustomer } from '#application/billing/sync-customer.ts';
import { billingScene } from '#testing/billing-scene.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const scene = async (start?: Date) => {
  const pupil = await house.pupil();
  return { pupil, ...billingScene(house.ports, pupil.id, start) };
};

test('a payment opens Pro, and the receipt goes to the payer with the contract number', async () => {
  const shop = await scene();
  await shop.subscribe();
  await shop.deliverAll();
  expect((await shop.bothBooks()).plan).toBe('pro');
  const { rows } = await house.db.execute<{ data: { to: string; text: string } }>(
    sql`select data from pgboss.job where name = 'send-mail' and data->>'to' = 'payeur@exemple.fr' order by created_on desc limit 1`,
  );
  expect(rows[0]?.data.text).toMatch(/contrat n° L-[A-Z0-9]{10}/);
});

test('[H2] six events in any order, any number of times, end in the provider’s own state', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(5), { maxLength: 6 }),
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
      fc.constantFrom('cancel', 'refuse', 'give-up', 'renew'),
      async (repeats, order, end) => {
        const shop = await scene();
        const id = await shop.subscribe();
        if (end === 'cancel') await shop.payments.cancelNow(id);
        if (end === 'renew') await shop.renew(id, 'paid');
        if (end === 'refuse' || end === 'give-up') await shop.renew(id, 'refused');
        if (end === 'give-up') await shop.settle(id, 'given-up');
        const events = shop.sent.slice(-6);
        for (const at of [...repeats, ...order]) if (events[at]) await shop.deliver(events[at]);
        const { ours, theirs, plan, open } = await shop.bothBooks();
        expect(ours).toEqual(theirs);
        expect(plan).toBe(open === 'canceled' ? 'free' : 'pro');
      },
    ),
    { numRuns: 12, seed: 20_261_115 },
  );
});

test('[H2] events that come while the contract goes on changing do no harm either', async () => {
  const acts = ['cancel', 'resume', 'refuse', 'settle', 'renew'] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...acts, 'deliver' as const), { maxLength: 8 }),
      fc.infiniteStream(fc.nat(20)),
      async (steps, draws) => {
        const shop = await scene();
        const id = await shop.subscribe();
        const all = () => shop.sent;
        for (const step of steps) {
          if (step === 'deliver') await shop.deliver(all()[draws.next().value! % all().length]!);
          if (step === 'cancel') await shop.payments.setCancelAtPeriodEnd(id, true);
          if (step === 'resume') await shop.payments.setCancelAtPeriodEnd(id, false);
          if (step === 'refuse') await shop.renew(id, 'refused');
          if (step === 'settle') await shop.settle(id, 'paid');
          if (step === 'renew') await shop.renew(id, 'paid');
        }
        for (const event of all().toReversed()) await shop.deliver(event);
        const { ours, theirs } = await shop.bothBooks();
        expect(ours).toEqual(theirs);
      },
    ),
    { numRuns: 8, seed: 42 },
  );
});

test('[H5] two payments in the same second leave one subscription; the other is paid back whole', async () => {
  const shop = await scene();
  await shop.subscribe();
  const [first] = await shop.shelf.list('subscription');
  await shop.shelf.put({ ...first!, id: 'sub_zz_double' });
  const [invoice] = await shop.shelf.list('invoice');
  const [charge] = await shop.shelf.list('charge');
  await shop.shelf.put({ ...charge!, id: 'ch_double', payment_intent: 'pi_double' });
  await shop.shelf.put({
    ...invoice!,
    id: 'in_double',
    parent: { subscription_details: { subscription: 'sub_zz_double' } },
    payments: {
      data: [{ status: 'paid', payment: { type: 'payment_intent', payment_intent: 'pi_double' } }],
    },
  });
  await shop.deliverAll();
  await shop.deliverAll();
  const ours = await shop.ports.billing.subscriptions(shop.pupil.id);
  expect(ours.map(({ status }) => status).sort()).toEqual(['active', 'canceled']);
  const invoices = await shop.ports.billing.invoices(shop.pupil.id);
  expect(invoices.map(({ refundedCents }) => refundedCents).sort()).toEqual([0, 3999]);
});

test.each([
  ['another secret', (sent: Signed) => ({ ...sent, signature: sent.signature.replace(/.$/, 'x') })],
  ['a changed body', (sent: Signed) => ({ ...sent, body: sent.body.replace('evt_', 'evt_z') })],
  ['no signature', (sent: Signed) => ({ ...sent, signature: '' })],
  [
    'an old signature',
    (sent: Signed) => ({ ...sent, signature: sent.signature.replace(/t=\d+/, 't=1700000000') }),
  ],
])('[H3] an event with %s changes nothing', async (_, tamper) => {
  const shop = await scene();
  await shop.subscribe();
  const { body, signature } = tamper(shop.sent.at(-1)!);
  const before = await house.db.$count(billingEvents);
  expect(await receivePaymentEvent(body, signature, shop.ports)).toMatchObject({ ok: false });
  expect(await house.db.$count(billingEvents)).toBe(before);
  expect((await shop.bothBooks()).plan).toBe('free');
});

type Signed = { body: string; signature: string };

test('[H3] the address of events answers 400 to a forged one', async () => {
  const answer = await house.request('/api/webhooks/stripe', {
    method: 'POST',
    body: '{"id":"evt_1"}',
    headers: { 'stripe-signature': 't=1,v1=00' },
  });
  expect(answer.status).toBe(400);
});

test('[H4] a crash between the event and its effect applies the effect once', async () => {
  const shop = await scene();
  await shop.subscribe();
  const event = shop.sent.at(-1)!;
  await receivePaymentEvent(event.body, event.signature, shop.ports);
  const crash = {
    ...shop.ports,
    payments: {
      ...shop.payments,
      readCustomer: async () => {
        throw new Error('the process dies here');
      },
    },
  };
  await expect(applyPaymentEvent(event.id, crash)).rejects.toThrow('dies here');
  expect((await shop.bothBooks()).plan).toBe('free');
  for (let again = 0; again < 3; again += 1) await applyPaymentEvent(event.id, shop.ports);
  expect((await shop.bothBooks()).plan).toBe('pro');
  const letters = await house.db
    .select()
    .from(billingLetters)
    .where(eq(billingLetters.userId, shop.pupil.id));
  expect(letters.filter(({ key }) => key.startsWith('order:'))).toHaveLength(1);
});

test('[H1] fifty copies of one event at once have one effect', async () => {
  const shop = await scene();
  await shop.subscribe();
  const event = shop.sent.at(-1)!;
  await Promise.all(Array.from({ length: 50 }, () => shop.deliver(event)));
  expect((await shop.bothBooks()).plan).toBe('pro');
  const letters = await house.db
    .select()
    .from(billingLetters)
    .where(eq(billingLetters.userId, shop.pupil.id));
  expect(letters).toHaveLength(1);
});

test('[H6] events that never came are made up for by one reconciliation', async () => {
  const shop = await scene();
  const id = await shop.subscribe();
  await shop.renew(id, 'refused');
  const customerId = (await shop.ports.billing.findCustomer(shop.pupil.id))!;
  const queued: string[] = [];
  const jobs = {
    enqueue: async (_: string, payload: object) =>
      void queued.push((payload as { customerId: string }).customerId),
  };
  await reconcileBilling({ billing: shop.ports.billing, jobs } as never);
  expect(queued).toContain(customerId);
  await shop.ports.atomically((tx) => syncCustomer(customerId, tx, shop.ports));
  const { ours, theirs, plan } = await shop.bothBooks();
  expect(ours).toEqual(theirs);
  expect(plan).toBe('pro');
});
