import type Stripe from 'stripe';
import type { Payments } from '#application/billing/ports.ts';
import { err, ok } from '#domain/result.ts';

/** Believes an event only when Stripe signed it lately, with our secret, in our mode. */
export const readEventWith =
  (stripe: Stripe, secret: string, isLive: boolean): Payments['readEvent'] =>
  (body, signature) => {
    const event = verified(stripe, body, signature ?? '', secret);
    if (!event || event.livemode !== isLive) return err('bad-signature');
    const object = event.data.object as { id?: string; object: string; customer?: unknown };
    const customer = object.object === 'customer' ? object.id : object.customer;
    return ok({
      id: event.id,
      type: event.type,
      objectId: object.id ?? '',
      customerId: typeof customer === 'string' ? customer : null,
    });
  };

function verified(stripe: Stripe, body: string, signature: string, secret: string) {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    return undefined;
  }
}
