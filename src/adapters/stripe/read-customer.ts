import type Stripe from 'stripe';
import type { CustomerState, Payments } from '#application/billing/ports.ts';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '#domain/billing/subscription.ts';
import { idOf } from './stripe-payments.ts';

const PAGE = 100;
const moment = (seconds: number) => new Date(seconds * 1000);

/** Everything Stripe knows of a customer's contracts and payments, in our words. */
export const readCustomerWith =
  (stripe: Stripe): Payments['readCustomer'] =>
  async (customer): Promise<CustomerState> => {
    const [subscriptions, invoices, charges] = await Promise.all([
      stripe.subscriptions.list({ customer, status: 'all', limit: PAGE }),
      stripe.invoices.list({ customer, limit: PAGE, expand: ['data.payments'] }),
      stripe.charges.list({ customer, limit: PAGE }),
    ]);
    const latest = charges.data.find(({ paid }) => paid);
    return {
      cardFingerprint: latest?.payment_method_details?.card?.fingerprint ?? null,
      subscriptions: subscriptions.data.map(toSubscription),
      invoices: invoices.data
        .filter(({ status }) => status !== 'draft')
        .map((invoice) => toInvoice(invoice, charges.data)),
    };
  };

function toSubscription(found: Stripe.Subscription): CustomerState['subscriptions'][number] {
  const [item] = found.items.data;
  if (!item) throw new Error(`subscription ${found.id} has no item`);
  return {
    id: found.id,
    orderId: found.metadata.order_id ?? null,
    status: knownStatus(found.status),
    amountCents: item.price.unit_amount ?? 0,
    startedAt: moment(found.start_date),
    currentPeriodStart: moment(item.current_period_start),
    currentPeriodEnd: moment(item.current_period_end),
    cancelAtPeriodEnd: found.cancel_at_period_end || found.cancel_at !== null,
    endedAt: found.ended_at === null ? null : moment(found.ended_at),
    discount: Number(found.metadata.discount ?? 0),
  };
}

// A word that Stripe invents after us opens nothing until we have learnt it.
const knownStatus = (status: string): SubscriptionStatus =>
  SUBSCRIPTION_STATUSES.find((known) => known === status) ?? 'paused';

function toInvoice(
  invoice: Stripe.Invoice,
  charges: Stripe.Charge[],
): CustomerState['invoices'][number] {
  const payments = invoice.payments?.data ?? [];
  const keys = payments.flatMap(({ payment }) => [
    idOf(payment.payment_intent),
    idOf(payment.charge),
  ]);
  const refunded = charges
    .filter(({ id, payment_intent }) => keys.includes(id) || keys.includes(idOf(payment_intent)))
    .reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
  const line = invoice.lines.data[0]?.period;
  return {
    id: invoice.id!,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    number: invoice.number,
    status: invoice.status ?? 'open',
    amountCents: invoice.amount_due,
    paidCents: invoice.amount_paid,
    refundedCents: refunded,
    payerEmail: invoice.customer_email,
    periodStart: moment(line?.start ?? invoice.period_start),
    periodEnd: moment(line?.end ?? invoice.period_end),
    issuedAt: moment(invoice.created),
    pageUrl: invoice.hosted_invoice_url ?? null,
  };
}
