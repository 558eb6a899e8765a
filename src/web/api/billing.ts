import type {
  BillingView,
  CheckoutRequest,
  ContractDeclaration,
  DemonstrationAct,
  DemonstrationCheckoutView,
  DemonstrationInvoiceView,
  DemonstrationPortalView,
} from '#contract/billing.ts';
import { call } from './call.ts';

export const BILLING_KEY = ['billing'];

export const getBilling = () => call<BillingView>('/api/billing');

export const createCheckout = (request: CheckoutRequest) =>
  call<{ url: string | null }>('/api/functions/create-checkout', { json: request });

export const openPortal = () =>
  call<{ url: string }>('/api/functions/customer-portal', { method: 'POST' });

export const resumeSubscription = () => call('/api/billing/resume', { method: 'POST' });

export const cancelContract = (declaration: ContractDeclaration) =>
  call('/api/contract/cancellations', { json: declaration });

export const withdrawFromContract = (declaration: ContractDeclaration) =>
  call<{ refundCents: number | null }>('/api/contract/withdrawals', { json: declaration });

const demonstration = (kind: string, id: string) =>
  `/api/demonstration/${kind}/${encodeURIComponent(id)}`;

export const getDemonstrationCheckout = (id: string) =>
  call<DemonstrationCheckoutView>(demonstration('checkout', id));
export const payDemonstration = (id: string, card: string) =>
  call<{ paid: boolean }>(demonstration('checkout', id), { json: { card } });
export const getDemonstrationPortal = (id: string) =>
  call<DemonstrationPortalView>(demonstration('portal', id));
export const actAtDemonstration = (id: string, act: DemonstrationAct) =>
  call(demonstration('portal', id), { json: { act } });
export const getDemonstrationInvoice = (id: string) =>
  call<DemonstrationInvoiceView>(demonstration('invoices', id));
