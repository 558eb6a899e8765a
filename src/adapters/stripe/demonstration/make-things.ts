import type { ChargeThing, InvoiceThing, SubscriptionThing } from './books.ts';
import { randomId } from './wire.ts';

type Period = { start: number; end: number };

/** One calendar month later, as billing counts: never past the month's last day. */
export function monthAfter(seconds: number): number {
  const from = new Date(seconds * 1000);
  const day = from.getUTCDate();
  const next = new Date(from);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(day, last));
  return Math.floor(next.getTime() / 1000);
}

export function makeSubscription(
  what: {
    customer: string;
    cents: number;
    metadata: Record<string, string>;
    coupon: string | null;
  },
  period: Period,
): SubscriptionThing {
  return {
    id: `sub_${randomId()}`,
    object: 'subscription',
    customer: what.customer,
    status: 'active',
    start_date: period.start,
    created: period.start,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    canceled_at: null,
    metadata: what.metadata,
    coupon: what.coupon,
    items: {
      object: 'list',
      data: [
        {
          id: `si_${randomId()}`,
          object: 'subscription_item',
          price: { unit_amount: what.cents },
          current_period_start: period.start,
          current_period_end: period.end,
        },
      ],
    },
  };
}

type Bill = {
  subscription: SubscriptionThing;
  email: string | null;
  cents: number;
  number: number;
  period: Period;
  pageUrl: (id: string) => string;
};

export function makeInvoice({
  subscription,
  email,
  cents,
  number,
  period,
  pageUrl,
}: Bill): InvoiceThing {
  const id = `in_${randomId()}`;
  return {
    id,
    object: 'invoice',
    customer: subscription.customer,
    customer_email: email,
    number: `DEMO-${String(number).padStart(4, '0')}`,
    status: 'open',
    amount_due: cents,
    amount_paid: 0,
    created: period.start,
    period_start: period.start,
    period_end: period.end,
    hosted_invoice_url: pageUrl(id),
    lines: { object: 'list', data: [{ id: `il_${randomId()}`, period }] },
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id },
    } as InvoiceThing['parent'],
    payments: { object: 'list', data: [] },
  };
}

/** The invoice as paid, and the charge that paid it. */
export function payInvoice(
  invoice: InvoiceThing,
  fingerprint: string,
): { invoice: InvoiceThing; charge: ChargeThing } {
  const paymentIntent = `pi_${randomId()}`;
  const charge: ChargeThing = {
    id: `ch_${randomId()}`,
    object: 'charge',
    customer: invoice.customer,
    amount: invoice.amount_due,
    amount_refunded: 0,
    payment_intent: paymentIntent,
    paid: true,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242', fingerprint } },
  };
  const payment = {
    id: `inpay_${randomId()}`,
    object: 'invoice_payment',
    status: 'paid',
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
  };
  return {
    charge,
    invoice: {
      ...invoice,
      status: 'paid',
      amount_paid: invoice.amount_due,
      payments: { object: 'list', data: [payment] },
    },
  };
}
