import type {
  ChargeThing,
  CheckoutSession,
  Customer,
  InvoiceThing,
  SubscriptionThing,
} from './books.ts';
import { makeInvoice, makeSubscription, monthAfter, payInvoice } from './make-things.ts';
import type { Desk } from './provider.ts';
import { randomId } from './wire.ts';

export const GOOD_CARD = 'carte-acceptee';
export const BAD_CARD = 'carte-refusee';

/** What a person, a bank or the passing of a month does at the provider's own desk. */
export function customerActs(desk: Desk) {
  const get = async <T>(id: string) => (await desk.shelf.get(id)) as T | undefined;

  /** The payment page: true once paid, false when the card is refused. Paying twice pays once. */
  async function payCheckout(sessionId: string, card = GOOD_CARD): Promise<boolean> {
    const session = await get<CheckoutSession>(sessionId);
    if (!session) return false;
    if (session.status === 'complete') return true;
    if (session.status === 'expired' || card === BAD_CARD) return false;
    const { customer, unit_amount: cents, metadata, coupon } = session;
    const start = desk.seconds();
    const period = { start, end: monthAfter(start) };
    const subscription = makeSubscription({ customer, cents, metadata, coupon }, period);
    await desk.shelf.put(subscription);
    const paid = await bill(subscription, card, desk);
    await desk.shelf.put(paid);
    await desk.publish('checkout.session.completed', {
      ...session,
      status: 'complete',
      subscription: subscription.id,
    });
    await desk.publish('customer.subscription.created', subscription);
    await desk.publish('invoice.paid', paid);
    return true;
  }

  /** A month passes: what was to end ends, else the next invoice is paid or refused. */
  async function renew(subscriptionId: string, outcome: 'paid' | 'refused'): Promise<void> {
    const before = await get<SubscriptionThing>(subscriptionId);
    if (!before || before.status === 'canceled') return;
    if (before.cancel_at_period_end) {
      await endSubscription(before, desk);
      return;
    }
    const [item] = before.items.data;
    const start = item!.current_period_end;
    const period = { current_period_start: start, current_period_end: monthAfter(start) };
    const after: SubscriptionThing = {
      ...before,
      status: outcome === 'paid' ? 'active' : 'past_due',
      items: { ...before.items, data: [{ ...item!, ...period }] },
    };
    await desk.shelf.put(after);
    const invoice = await bill(after, outcome === 'paid' ? GOOD_CARD : BAD_CARD, desk);
    await desk.publish('customer.subscription.updated', after);
    await desk.publish(outcome === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  }

  /** The card is tried again after a refusal, or the provider gives up. */
  async function settle(subscriptionId: string, outcome: 'paid' | 'given-up'): Promise<void> {
    const before = await get<SubscriptionThing>(subscriptionId);
    if (before?.status !== 'past_due') return;
    if (outcome === 'given-up') {
      await endSubscription(before, desk);
      return;
    }
    const open = ((await desk.shelf.list('invoice')) as InvoiceThing[]).find(
      ({ status, parent }) =>
        status === 'open' && parent.subscription_details.subscription === subscriptionId,
    );
    if (open) {
      const { invoice, charge } = payInvoice(open, GOOD_CARD);
      await desk.shelf.put(charge);
      await desk.publish('invoice.paid', invoice);
    }
    await desk.publish('customer.subscription.updated', { ...before, status: 'active' });
  }

  /** The payer's bank takes the last payment back. */
  async function dispute(customerId: string, status = 'needs_response'): Promise<void> {
    const charges = (await desk.shelf.list('charge')) as ChargeThing[];
    const charge = charges.find(({ customer }) => customer === customerId);
    if (!charge) return;
    const id = `dp_${randomId()}`;
    const thing = { id, object: 'dispute', status, charge: charge.id, amount: charge.amount };
    await desk.publish('charge.dispute.created', thing);
  }

  return { payCheckout, renew, settle, dispute };
}

export async function endSubscription(
  before: SubscriptionThing,
  desk: Desk,
): Promise<SubscriptionThing> {
  const at = desk.seconds();
  const after = { ...before, status: 'canceled', ended_at: at, canceled_at: at };
  await desk.publish('customer.subscription.deleted', after);
  return after;
}

/** Makes an invoice for the current period and, with a good card, pays it. */
async function bill(
  subscription: SubscriptionThing,
  card: string,
  desk: Desk,
): Promise<InvoiceThing> {
  const customer = (await desk.shelf.get(subscription.customer)) as Customer | undefined;
  const [item] = subscription.items.data;
  const off = subscription.coupon
    ? Number((await desk.shelf.get(subscription.coupon))?.amount_off ?? 0)
    : 0;
  const invoice = makeInvoice({
    subscription,
    email: customer?.email ?? null,
    cents: item!.price.unit_amount - off,
    number: (await desk.shelf.list('invoice')).length + 1,
    period: { start: item!.current_period_start, end: item!.current_period_end },
    pageUrl: (id) => `${desk.publicUrl}/demonstration/facture/${id}`,
  });
  if (card === BAD_CARD) {
    await desk.shelf.put(invoice);
    return invoice;
  }
  const paid = payInvoice(invoice, card);
  await desk.shelf.put(paid.charge);
  await desk.shelf.put(paid.invoice);
  return paid.invoice;
}
