import { applyPaymentEvent } from '#application/billing/apply-payment-event.ts';
import { reconcileBilling, syncCustomer } from '#application/billing/sync-customer.ts';
import { expireCodes } from '#application/codes/expire-codes.ts';
import type { PlansJobs } from '#application/plans-ports.ts';
import type { Ports } from '#application/ports.ts';
import { applyRetention, closeBilling, purgeAccounts } from '#application/rights/delete-account.ts';

type Handlers = { [N in keyof PlansJobs]: (payload: PlansJobs[N], ports: Ports) => Promise<void> };

/** The jobs of plans, money, codes and rights. */
export const plansHandlers: Handlers = {
  'apply-payment-event': ({ eventId }, ports) => applyPaymentEvent(eventId, ports),
  'sync-customer': ({ customerId }, ports) =>
    ports.atomically((tx) => syncCustomer(customerId, tx, ports)),
  'reconcile-billing': (_, ports) => reconcileBilling(ports),
  'expire-codes': (_, ports) => expireCodes(ports),
  'close-billing': ({ userId }, ports) => closeBilling(userId, ports),
  'purge-accounts': (_, ports) => purgeAccounts(ports),
  'apply-retention': async (_, ports) => void (await applyRetention(ports)),
};
