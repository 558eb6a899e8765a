import { applyPaymentEvent } from '#application/billing/apply-payment-event.ts';
import { openCheckout } from '#application/billing/open-checkout.ts';
import { receivePaymentEvent } from '#application/billing/receive-payment-event.ts';
import type { Ports } from '#application/ports.ts';
import { currentSubscription } from '#domain/billing/subscription.ts';
import { type FakeStripe, fakeStripe } from './fake-stripe.ts';

const PAYER = { name: 'Claude Martin', email: 'payeur@exemple.fr' };

/** One pupil, one provider of their own, and the real books between them. */
export function billingScene(base: Ports, userId: string, start = new Date()) {
  const stripe: FakeStripe = fakeStripe(start);
  const ports: Ports = { ...base, payments: stripe.payments, clock: stripe.clock };

  const deliver = async ({ id, body, signature }: FakeStripe['sent'][number]) => {
    await receivePaymentEvent(body, signature, ports);
    await applyPaymentEvent(id, ports);
  };

  return {
    ...stripe,
    ports,
    deliver,
    async deliverAll() {
      for (const event of stripe.sent.splice(0)) await deliver(event);
    },
    /** Orders and pays, without delivering any event. */
    async subscribe(immediateAccess = true, card?: string) {
      const order = { immediateAccess, payer: PAYER };
      const opened = await openCheckout(userId, order, 'http://localhost:3000', ports);
      if (!opened.ok) throw new Error(opened.error.code);
      await stripe.payCheckout(stripe.sessionOf(opened.value.url), card);
      const [subscription] = await stripe.shelf.list('subscription');
      return subscription!.id;
    },
    /** What our books say, beside what the provider's say. */
    async bothBooks() {
      const customerId = (await ports.billing.findCustomer(userId))!;
      const theirs = await stripe.payments.readCustomer(customerId);
      const ours = await ports.billing.subscriptions(userId);
      const strip = (all: { id: string; status: string; cancelAtPeriodEnd: boolean }[]) =>
        all.map(({ id, status, cancelAtPeriodEnd }) => ({ id, status, cancelAtPeriodEnd }));
      const money = (all: { id: string; paidCents: number; refundedCents: number }[]) =>
        all.map(({ id, paidCents, refundedCents }) => ({ id, paidCents, refundedCents }));
      const byId = <T extends { id: string }>(all: T[]) =>
        all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      return {
        theirs: [byId(strip(theirs.subscriptions)), byId(money(theirs.invoices))],
        ours: [byId(strip(ours)), byId(money(await ports.billing.invoices(userId)))],
        plan: (await ports.accounts.find(userId))?.plan,
        open: currentSubscription(theirs.subscriptions)?.status,
      };
    },
  };
}
