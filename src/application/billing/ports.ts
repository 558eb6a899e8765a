import type { PlanSources } from '#domain/account/decide-plan.ts';
import type { Plan } from '#domain/account/plan.ts';
import type { Discount } from '#domain/billing/price.ts';
import type { Subscription } from '#domain/billing/subscription.ts';
import type { Result } from '#domain/result.ts';

/** The payment provider, as far as the product needs one. What it answers is the truth about money. */
export type Payments = {
  createCustomer(person: { userId: string; email: string }): Promise<string>;
  openCheckout(checkout: Checkout): Promise<{ url: string | null }>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  readCustomer(customerId: string): Promise<CustomerState>;
  /** Whose payment is contested, and whether the bank has taken the money back or asks to. */
  readDispute(disputeId: string): Promise<{ customerId: string | null; isSerious: boolean }>;
  setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  /** Asking twice under the same key pays back once. */
  refund(invoiceId: string, cents: number, key: string): Promise<void>;
  applyDiscount(subscriptionId: string, discount: Discount): Promise<void>;
  /** Ends what runs and erases the person; the provider keeps the invoices the law wants. */
  forgetCustomer(customerId: string): Promise<void>;
  readEvent(body: string, signature: string | undefined): Result<PaymentEvent, 'bad-signature'>;
};

export type Checkout = {
  customerId: string;
  orderId: string;
  priceCents: number;
  discount: Discount;
  successUrl: string;
  cancelUrl: string;
};

/** Of an event only its name is believed: what it speaks of is fetched again. */
export type PaymentEvent = {
  id: string;
  type: string;
  objectId: string;
  customerId: string | null;
};

export type CustomerState = {
  cardFingerprint: string | null;
  subscriptions: (Omit<Subscription, 'userId'> & { discount: number })[];
  invoices: Omit<Invoice, 'userId'>[];
};

export type Invoice = {
  id: string;
  userId: string | null;
  subscriptionId: string | null;
  number: string | null;
  status: string;
  amountCents: number;
  paidCents: number;
  refundedCents: number;
  payerEmail: string | null;
  periodStart: Date;
  periodEnd: Date;
  issuedAt: Date;
  pageUrl: string | null;
};

export type Order = {
  id: string;
  userId: string;
  reference: string;
  priceCents: number;
  discountPercent: Discount;
  payerName: string | null;
  payerEmail: string;
  immediateAccess: boolean;
  createdAt: Date;
};

export type BillingStore = {
  findCustomer(userId: string): Promise<string | undefined>;
  /** The first one saved stays. */
  saveCustomer(userId: string, customerId: string): Promise<void>;
  /** Whose customer it is. Inside a transaction, nobody else touches it until the end. */
  lockCustomer(customerId: string): Promise<string | undefined>;
  listCustomers(): Promise<string[]>;
  /** Writes what the provider says; what it no longer knows of is left as it was. */
  saveState(userId: string, state: CustomerState, at: Date): Promise<void>;
  createOrder(order: Order): Promise<void>;
  findOrder(orderId: string): Promise<Order | undefined>;
  findOrderByReference(reference: string): Promise<Order | undefined>;
  subscriptions(userId: string): Promise<Subscription[]>;
  invoices(userId: string): Promise<Invoice[]>;
  /** The account that an address speaks for: its own, or one it pays for. */
  findAccountsByEmail(email: string): Promise<string[]>;
  /** False when that event is already known. */
  addEvent(event: PaymentEvent): Promise<boolean>;
  /** The event, locked, while it still has to be applied. */
  takeEvent(id: string): Promise<PaymentEvent | undefined>;
  markApplied(id: string, at: Date): Promise<void>;
  /** True the first time only. */
  claimLetter(key: string, userId: string): Promise<boolean>;
  addAct(act: ContractAct): Promise<void>;
};

export type ContractAct = {
  id: string;
  userId: string | null;
  kind: 'order' | 'cancellation' | 'withdrawal';
  email: string;
  reference: string | null;
  outcome: string;
  statement: string;
  effectiveAt: Date | null;
  createdAt: Date;
};

export type PlanStore = {
  sources(userId: string): Promise<PlanSources | undefined>;
  setPlan(userId: string, plan: Plan): Promise<void>;
  grant(userId: string, granted: PlanSources['granted']): Promise<void>;
  suspend(userId: string, at: Date | null): Promise<void>;
};
