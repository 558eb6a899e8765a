import { demonstrationShelf } from '#adapters/db/billing-demonstration.ts';
import type { Database } from '#adapters/db/database.ts';
import {
  type DemonstrationProvider,
  openDemonstrationProvider,
} from '#adapters/stripe/demonstration/provider.ts';
import {
  DEMONSTRATION_WEBHOOK_SECRET,
  demonstrationPayments,
  realPayments,
} from '#adapters/stripe/open-payments.ts';
import type { Payments } from '#application/billing/ports.ts';
import { err } from '#domain/result.ts';
import type { Env } from './env.ts';

export type Money = {
  payments: Payments;
  /** The provider inside this process, where there is no real one. */
  provider?: DemonstrationProvider;
  /** Where the demonstration provider posts its events, once somebody answers there. */
  onEvent(post: (body: string, signature: string) => Promise<unknown>): void;
};

/** Stripe with a key; without, the demonstration; in production without a key nothing is sold. */
export function openMoney(env: Env, db: Database, publicUrl: string): Money {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = env;
  if (key && secret) return { payments: realPayments(key, secret), onEvent: () => {} };
  if (env.NODE_ENV === 'production') return { payments: closedPayments, onEvent: () => {} };
  let post: (body: string, signature: string) => Promise<unknown> = async () => {};
  const provider = openDemonstrationProvider({
    shelf: demonstrationShelf(db),
    clock: { now: () => new Date() },
    publicUrl,
    webhookSecret: DEMONSTRATION_WEBHOOK_SECRET,
    deliver: async ({ body, signature }) => void (await post(body, signature)),
  });
  return {
    payments: demonstrationPayments(provider),
    provider,
    onEvent: (next) => {
      post = next;
    },
  };
}

const closed = (): never => {
  throw new Error('payments are not configured');
};

/** A shop that is shut: it gives no link, so that nobody becomes Pro for nothing. */
const closedPayments: Payments = {
  createCustomer: async () => 'none',
  openCheckout: async () => ({ url: null }),
  openPortal: closed,
  readCustomer: async () => ({ cardFingerprint: null, subscriptions: [], invoices: [] }),
  readDispute: closed,
  setCancelAtPeriodEnd: closed,
  cancelNow: closed,
  refund: closed,
  applyDiscount: closed,
  forgetCustomer: async () => {},
  readEvent: () => err('bad-signature'),
};
