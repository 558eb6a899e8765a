import type { AgeBand } from '#domain/account/age-band.ts';
import { entitlementsOf } from '#domain/account/entitlements.ts';
import { discountedCents, PRO_PRICE_CENTS } from '#domain/billing/price.ts';
import { isOver, type SubscriptionStatus } from '#domain/billing/subscription.ts';
import { drawCode } from '#domain/codes/institutional-code.ts';
import { referralDiscount } from '#domain/referral/referral-discount.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Account, Ports } from '../ports.ts';

type Needs = Pick<Ports, 'clock' | 'accounts' | 'billing' | 'payments' | 'referrals'>;

export type OrderRequest = {
  /** Access before the fourteen days are over, asked for expressly. */
  immediateAccess?: boolean;
  payer?: { name: string; email: string };
};

/** Opens the provider's payment page. The price is ours: nothing of it comes from the browser. */
export async function openCheckout(
  userId: string,
  request: OrderRequest,
  publicUrl: string,
  ports: Needs,
): Promise<Result<{ url: string | null }, Refusal>> {
  const account = await ports.accounts.find(userId);
  if (!account) return err({ code: 'sign-in-required' });
  const payer = payerOf(account, request);
  if (!payer) return err({ code: 'adult-payer-needed' });
  if (!(await mayOrder(account, ports))) return err({ code: 'already-pro' });

  const customerId = await customerOf(account, ports);
  const discount = referralDiscount(await ports.referrals.countConverted(userId));
  const order = {
    id: crypto.randomUUID(),
    userId,
    reference: `L-${drawCode(randomBytes, 10)}`,
    priceCents: discountedCents(discount),
    discountPercent: discount,
    payerName: payer.name,
    payerEmail: payer.email,
    immediateAccess: request.immediateAccess === true,
    createdAt: ports.clock.now(),
  };
  await ports.billing.createOrder(order);
  const { url } = await ports.payments.openCheckout({
    customerId,
    orderId: order.id,
    priceCents: PRO_PRICE_CENTS,
    discount,
    successUrl: `${publicUrl}/profile?paiement=recu`,
    cancelUrl: `${publicUrl}/upgrade?paiement=annule`,
  });
  return ok({ url });
}

/** Where the subscription is managed; only those who ever ordered have such a place. */
export async function openPortal(
  userId: string,
  publicUrl: string,
  ports: Pick<Ports, 'billing' | 'payments'>,
): Promise<Result<{ url: string }, Refusal>> {
  const customerId = await ports.billing.findCustomer(userId);
  if (!customerId) return err({ code: 'no-subscription' });
  return ok({ url: await ports.payments.openPortal(customerId, `${publicUrl}/profile`) });
}

/**
 * Two tabs, two clicks: the provider is asked what runs, because its answer may be younger than ours. What it gave up
 * collecting gives nothing any more: it is ended, and one orders anew.
 */
async function mayOrder(account: Account, ports: Needs): Promise<boolean> {
  if (!entitlementsOf(account.plan).mayUpgrade) return false;
  const known = await ports.billing.findCustomer(account.userId);
  if (!known) return true;
  const { subscriptions } = await ports.payments.readCustomer(known);
  for (const { id, status } of subscriptions) {
    if (status === 'unpaid') await ports.payments.cancelNow(id);
  }
  return subscriptions.every((one) => isOver(one) || NOTHING_RUNS.includes(one.status));
}

const NOTHING_RUNS: readonly SubscriptionStatus[] = ['incomplete', 'unpaid'];

async function customerOf({ userId, email }: Account, ports: Needs): Promise<string> {
  const known = await ports.billing.findCustomer(userId);
  if (known) return known;
  await ports.billing.saveCustomer(userId, await ports.payments.createCustomer({ userId, email }));
  return (await ports.billing.findCustomer(userId))!;
}

const isMinor = (band: AgeBand) => band !== 'adult';

/** A minor does not bind themselves to pay each month (Code civil, 1146): an adult does, under their own address. */
function payerOf(account: Account, { payer }: OrderRequest) {
  if (!isMinor(account.ageBand)) return payer ?? { name: null, email: account.email };
  const isOwnAddress = payer?.email.toLowerCase() === account.email.toLowerCase();
  return payer && !isOwnAddress ? payer : undefined;
}

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
