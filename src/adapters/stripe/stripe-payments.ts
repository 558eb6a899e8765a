import Stripe from 'stripe';
import type { Payments } from '#application/billing/ports.ts';
import { type Discount, discountedCents, PRO_PRICE_CENTS } from '#domain/billing/price.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { readCustomerWith } from './read-customer.ts';
import { readEventWith } from './read-event.ts';

type Settings = { webhookSecret: string; isLive: boolean };

/** Money through Stripe, by its own library. */
export function stripePayments(stripe: Stripe, { webhookSecret, isLive }: Settings): Payments {
  const couponFor = couponsOf(stripe);

  return {
    readCustomer: readCustomerWith(stripe),
    readEvent: readEventWith(stripe, webhookSecret, isLive),

    async createCustomer({ userId, email }) {
      // The key makes two first orders at once share one customer.
      const { id } = await stripe.customers.create(
        { email, preferred_locales: ['fr'], metadata: { user_id: userId } },
        { idempotencyKey: `customer-${userId}` },
      );
      return id;
    },

    async openCheckout({ customerId, orderId, priceCents, discount, successUrl, cancelUrl }) {
      const metadata = { order_id: orderId, discount: String(discount) };
      const coupon = await couponFor(discount);
      await closeOpenCheckouts(stripe, customerId);
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: orderId,
          locale: 'fr',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'eur',
                unit_amount: priceCents,
                recurring: { interval: 'month' },
                product_data: { name: `${PRODUCT_NAME} Pro` },
              },
            },
          ],
          ...(coupon ? { discounts: [{ coupon }] } : {}),
          subscription_data: { metadata },
          metadata,
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: `checkout-${orderId}` },
      );
      return { url: session.url };
    },

    async openPortal(customerId, returnUrl) {
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
        locale: 'fr',
      });
      return session.url;
    },

    async readDispute(disputeId) {
      const dispute = await stripe.disputes.retrieve(disputeId, { expand: ['charge'] });
      const charge = typeof dispute.charge === 'string' ? null : dispute.charge;
      const isSerious = ['needs_response', 'under_review', 'lost'].includes(dispute.status);
      return { customerId: idOf(charge?.customer), isSerious };
    },

    async setCancelAtPeriodEnd(subscriptionId, cancel) {
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancel });
    },

    async cancelNow(subscriptionId) {
      const { status } = await stripe.subscriptions.retrieve(subscriptionId);
      if (status !== 'canceled') await stripe.subscriptions.cancel(subscriptionId);
    },

    async refund(invoiceId, cents, key) {
      const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
      const paid = invoice.payments?.data.find(({ status }) => status === 'paid')?.payment;
      const payment = idOf(paid?.payment_intent);
      const charge = idOf(paid?.charge);
      if (!payment && !charge) throw new Error(`invoice ${invoiceId} has no payment to give back`);
      await stripe.refunds.create(
        {
          ...(payment ? { payment_intent: payment } : { charge: charge! }),
          amount: cents,
          reason: 'requested_by_customer',
        },
        { idempotencyKey: key },
      );
    },

    async applyDiscount(subscriptionId, discount) {
      const coupon = await couponFor(discount);
      await stripe.subscriptions.update(subscriptionId, {
        discounts: coupon ? [{ coupon }] : '',
        metadata: { discount: String(discount) },
      });
    },

    async forgetCustomer(customerId) {
      const customer = await stripe.customers.retrieve(customerId);
      if (!customer.deleted) await stripe.customers.del(customerId);
    },
  };
}

export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

/** A page left open in another tab must not become a second subscription. */
async function closeOpenCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  for (const { id } of open.data) await stripe.checkout.sessions.expire(id);
}

/** One coupon for each discount, in cents so that nobody rounds but us; made the first time it is needed. */
function couponsOf(stripe: Stripe) {
  const made = new Set<Discount>();
  return async (discount: Discount): Promise<string | undefined> => {
    if (discount === 0) return undefined;
    const id = `laureat-parrainage-${discount}`;
    if (made.has(discount)) return id;
    await stripe.coupons
      .create({
        id,
        name: `Parrainage -${discount} %`,
        amount_off: PRO_PRICE_CENTS - discountedCents(discount),
        currency: 'eur',
        duration: 'forever',
      })
      .catch((problem: unknown) => {
        const isThere =
          problem instanceof Stripe.errors.StripeError &&
          problem.code === 'resource_already_exists';
        if (!isThere) throw problem;
      });
    made.add(discount);
    return id;
  };
}
