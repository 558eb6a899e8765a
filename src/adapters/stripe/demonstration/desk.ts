import type {
  DemonstrationAct,
  DemonstrationCheckoutView,
  DemonstrationInvoiceView,
  DemonstrationPortalView,
} from '#contract/billing.ts';
import type { CheckoutSession, Customer, InvoiceThing, SubscriptionThing, Thing } from './books.ts';
import type { DemonstrationProvider } from './provider.ts';

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

/** What the provider's own pages show and do. */
export function demonstrationDesk(provider: DemonstrationProvider) {
  const { shelf } = provider;
  const find = async <T extends Thing>(id: string, object: string) => {
    const thing = await shelf.get(id);
    return thing?.object === object ? (thing as T) : undefined;
  };
  const emailOf = async (id: string) => (await find<Customer>(id, 'customer'))?.email ?? null;
  const subscriptionOf = async (customer: string) =>
    ((await shelf.list('subscription')) as SubscriptionThing[]).find(
      (one) => one.customer === customer,
    );
  const customerOfPortal = async (id: string) =>
    (await find<Thing>(id, 'billing_portal.session')) as
      | (Thing & { customer: string; return_url: string })
      | undefined;

  return {
    async checkout(id: string): Promise<DemonstrationCheckoutView | undefined> {
      const session = await find<CheckoutSession>(id, 'checkout.session');
      if (!session) return undefined;
      return {
        status: session.status,
        amountCents: session.amount_total,
        priceCents: session.unit_amount,
        email: await emailOf(session.customer),
        successUrl: session.success_url,
        cancelUrl: session.cancel_url,
      };
    },

    pay: provider.payCheckout,

    async portal(id: string): Promise<DemonstrationPortalView | undefined> {
      const portal = await customerOfPortal(id);
      if (!portal) return undefined;
      const subscription = await subscriptionOf(portal.customer);
      const [item] = subscription?.items.data ?? [];
      const invoices = ((await shelf.list('invoice')) as InvoiceThing[]).filter(
        ({ customer }) => customer === portal.customer,
      );
      return {
        email: await emailOf(portal.customer),
        returnUrl: portal.return_url,
        subscription:
          subscription && item
            ? {
                status: subscription.status,
                cancelAtPeriodEnd: subscription.cancel_at_period_end,
                currentPeriodEnd: iso(item.current_period_end),
                amountCents: item.price.unit_amount,
              }
            : null,
        invoices: invoices.map((invoice) => ({
          id: invoice.id,
          number: invoice.number,
          status: invoice.status,
          amountCents: invoice.amount_due,
          refundedCents: 0,
          issuedAt: iso(invoice.created),
          pageUrl: String(invoice.hosted_invoice_url),
        })),
      };
    },

    async act(portalId: string, act: DemonstrationAct): Promise<boolean> {
      const portal = await customerOfPortal(portalId);
      const subscription = portal && (await subscriptionOf(portal.customer));
      if (!subscription) return false;
      const { id } = subscription;
      const update = (cancel: boolean) =>
        provider.fetch(`https://api.stripe.com/v1/subscriptions/${id}`, {
          method: 'POST',
          body: `cancel_at_period_end=${cancel}`,
        });
      const acts: Record<DemonstrationAct, () => Promise<unknown>> = {
        cancel: () => update(true),
        resume: () => update(false),
        renew: () => provider.renew(id, 'paid'),
        refuse: () => provider.renew(id, 'refused'),
        settle: () => provider.settle(id, 'paid'),
        'give-up': () => provider.settle(id, 'given-up'),
        dispute: () => provider.dispute(subscription.customer),
      };
      await acts[act]();
      return true;
    },

    async invoice(id: string): Promise<DemonstrationInvoiceView | undefined> {
      const invoice = await find<InvoiceThing>(id, 'invoice');
      if (!invoice) return undefined;
      return {
        number: invoice.number,
        status: invoice.status,
        email: invoice.customer_email,
        amountCents: invoice.amount_due,
        issuedAt: iso(invoice.created),
        periodStart: iso(Number(invoice.period_start)),
        periodEnd: iso(Number(invoice.period_end)),
      };
    },
  };
}
