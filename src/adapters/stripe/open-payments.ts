import Stripe from 'stripe';
import type { Payments } from '#application/billing/ports.ts';
import type { DemonstrationProvider } from './demonstration/provider.ts';
import { stripePayments } from './stripe-payments.ts';

export const DEMONSTRATION_WEBHOOK_SECRET = 'whsec_demonstration';

/** Stripe itself. */
export const realPayments = (secretKey: string, webhookSecret: string): Payments =>
  stripePayments(new Stripe(secretKey, { maxNetworkRetries: 2, telemetry: false }), {
    webhookSecret,
    isLive: secretKey.includes('_live_'),
  });

/** The same library, pointed at the provider inside this process. */
export const demonstrationPayments = (
  provider: Pick<DemonstrationProvider, 'fetch'>,
  webhookSecret = DEMONSTRATION_WEBHOOK_SECRET,
): Payments =>
  stripePayments(
    new Stripe('sk_test_demonstration', {
      httpClient: Stripe.createFetchHttpClient(provider.fetch),
      maxNetworkRetries: 0,
      telemetry: false,
    }),
    { webhookSecret, isLive: false },
  );
