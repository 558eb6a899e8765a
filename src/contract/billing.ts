import { z } from '@hono/zod-openapi';
import { cleanText } from '#domain/exam/copy-reading.ts';

const when = z.iso.datetime();
const address = z.email().max(254);
const name = z.string().trim().min(2).max(120).overwrite(cleanText);

/** The body of `create-checkout`: empty for an adult, with the paying adult for a minor. */
export const checkoutRequest = z
  .object({
    immediateAccess: z.boolean().optional(),
    payer: z.object({ name, email: address, isAdult: z.literal(true) }).optional(),
  })
  .openapi('CheckoutRequest');
export type CheckoutRequest = z.infer<typeof checkoutRequest>;

export const checkoutView = z.object({ url: z.string().nullable() }).openapi('Checkout');
export const portalView = z.object({ url: z.string() }).openapi('Portal');

export const invoiceView = z.object({
  id: z.string(),
  number: z.string().nullable(),
  status: z.string(),
  amountCents: z.int(),
  refundedCents: z.int(),
  issuedAt: when,
  pageUrl: z.string().nullable(),
});
export type InvoiceView = z.infer<typeof invoiceView>;

/** Where a person stands with money and codes, for the profile and the contract pages. */
export const billingView = z
  .object({
    subscription: z
      .object({
        status: z.string(),
        amountCents: z.int(),
        reference: z.string(),
        payerName: z.string().nullable(),
        startedAt: when,
        currentPeriodEnd: when,
        cancelAtPeriodEnd: z.boolean(),
        isRunning: z.boolean(),
        /** The last day to renounce, or null once it has passed. */
        withdrawUntil: z.iso.date().nullable(),
      })
      .nullable(),
    invoices: z.array(invoiceView),
    institutional: z
      .object({
        institutionName: z.string(),
        code: z.string(),
        expiresAt: when,
        daysLeft: z.int(),
      })
      .nullable(),
    monthlyCents: z.int(),
    discountPercent: z.int(),
  })
  .openapi('Billing');
export type BillingView = z.infer<typeof billingView>;

/** Who declares to end or renounce a contract; nobody has to sign in for it. */
export const contractDeclaration = z
  .object({
    name,
    email: address,
    reference: z.string().trim().max(60).overwrite(cleanText).optional(),
  })
  .openapi('ContractDeclaration');
export type ContractDeclaration = z.infer<typeof contractDeclaration>;

export const withdrawalView = z.object({ refundCents: z.int().nullable() }).openapi('Withdrawal');

/** The demonstration provider's own pages. */
export const demonstrationCheckoutView = z.object({
  status: z.string(),
  amountCents: z.int(),
  priceCents: z.int(),
  email: z.string().nullable(),
  successUrl: z.string(),
  cancelUrl: z.string(),
});
export type DemonstrationCheckoutView = z.infer<typeof demonstrationCheckoutView>;

export const demonstrationPortalView = z.object({
  email: z.string().nullable(),
  returnUrl: z.string(),
  subscription: z
    .object({
      status: z.string(),
      cancelAtPeriodEnd: z.boolean(),
      currentPeriodEnd: when,
      amountCents: z.int(),
    })
    .nullable(),
  invoices: z.array(invoiceView),
});
export type DemonstrationPortalView = z.infer<typeof demonstrationPortalView>;

export const DEMONSTRATION_ACTS = [
  'cancel',
  'resume',
  'renew',
  'refuse',
  'settle',
  'give-up',
  'dispute',
] as const;
export type DemonstrationAct = (typeof DEMONSTRATION_ACTS)[number];

export const demonstrationInvoiceView = z.object({
  number: z.string(),
  status: z.string(),
  email: z.string().nullable(),
  amountCents: z.int(),
  issuedAt: when,
  periodStart: when,
  periodEnd: when,
});
export type DemonstrationInvoiceView = z.infer<typeof demonstrationInvoiceView>;
