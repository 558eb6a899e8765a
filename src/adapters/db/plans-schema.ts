import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Discount } from '#domain/billing/price.ts';
import type { SubscriptionStatus } from '#domain/billing/subscription.ts';

// The tables of plans, money, codes and rights. The migrations are the truth, as for the other schema file.
const at = () => timestamp({ withTimezone: true });
const createdAt = () => at().notNull().defaultNow();

export const billingCustomers = pgTable('billing_customers', {
  userId: text().primaryKey(),
  customerId: text().notNull(),
  cardFingerprint: text(),
  syncedAt: at(),
  createdAt: createdAt(),
});

export const billingOrders = pgTable('billing_orders', {
  id: uuid().primaryKey(),
  userId: text().notNull(),
  reference: text().notNull(),
  priceCents: integer().notNull(),
  discountPercent: integer().$type<Discount>().notNull(),
  payerName: text(),
  payerEmail: text().notNull(),
  immediateAccess: boolean().notNull(),
  createdAt: createdAt(),
});

export const subscriptions = pgTable('subscriptions', {
  id: text().primaryKey(),
  userId: text().notNull(),
  orderId: uuid(),
  status: text().$type<SubscriptionStatus>().notNull(),
  amountCents: integer().notNull(),
  startedAt: at().notNull(),
  currentPeriodStart: at().notNull(),
  currentPeriodEnd: at().notNull(),
  cancelAtPeriodEnd: boolean().notNull(),
  endedAt: at(),
});

export const invoices = pgTable('invoices', {
  id: text().primaryKey(),
  userId: text(),
  subscriptionId: text(),
  number: text(),
  status: text().notNull(),
  amountCents: integer().notNull(),
  paidCents: integer().notNull(),
  refundedCents: integer().notNull(),
  payerEmail: text(),
  periodStart: at().notNull(),
  periodEnd: at().notNull(),
  issuedAt: at().notNull(),
  pageUrl: text(),
});

export const billingEvents = pgTable('billing_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  objectId: text().notNull(),
  customerId: text(),
  receivedAt: createdAt(),
  appliedAt: at(),
});

export const billingLetters = pgTable('billing_letters', {
  key: text().primaryKey(),
  userId: text().notNull(),
  writtenAt: createdAt(),
});

export const contractActs = pgTable('contract_acts', {
  id: uuid().primaryKey(),
  userId: text(),
  kind: text().$type<'order' | 'cancellation' | 'withdrawal'>().notNull(),
  email: text().notNull(),
  reference: text(),
  outcome: text().notNull(),
  statement: text().notNull(),
  effectiveAt: at(),
  createdAt: createdAt(),
});

export const referralCodes = pgTable('referral_codes', {
  userId: text().primaryKey(),
  code: text().notNull(),
  createdAt: createdAt(),
});

export const referrals = pgTable('referrals', {
  userId: text().primaryKey(),
  referrerId: text().notNull(),
  code: text().notNull(),
  createdAt: createdAt(),
  convertedAt: at(),
  refused: text(),
});

export const institutionalCodes = pgTable('institutional_codes', {
  id: uuid().primaryKey().defaultRandom(),
  code: text().notNull(),
  institutionName: text().notNull(),
  isActive: boolean().notNull().default(true),
  expiresAt: at().notNull(),
  usedCount: integer().notNull().default(0),
  maxUsers: integer().notNull(),
  createdAt: createdAt(),
});

export const institutionalRedemptions = pgTable('institutional_redemptions', {
  id: uuid().primaryKey().defaultRandom(),
  userId: text().notNull(),
  institutionalCodeId: uuid().notNull(),
  expiresAt: at().notNull(),
  isActive: boolean().notNull().default(true),
  createdAt: createdAt(),
  warnedAt: at(),
});

export const codeFailures = pgTable('code_failures', {
  id: uuid().primaryKey().defaultRandom(),
  userId: text().notNull(),
  addressHash: text().notNull(),
  failedAt: createdAt(),
});

export const consents = pgTable('consents', {
  id: uuid().primaryKey().defaultRandom(),
  userId: text().notNull(),
  kind: text().notNull(),
  choice: text().notNull(),
  version: text().notNull(),
  givenAt: createdAt(),
});

export const auditLog = pgTable('audit_log', {
  id: uuid().primaryKey().defaultRandom(),
  adminId: text(),
  action: text().notNull(),
  userId: text(),
  details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  createdAt: createdAt(),
});

export const audienceDays = pgTable('audience_days', {
  day: date({ mode: 'string' }).notNull(),
  visitorHash: text().notNull(),
});

export const demonstrationPayments = pgTable('demonstration_payments', {
  id: text().primaryKey(),
  kind: text().notNull(),
  body: jsonb().$type<Record<string, unknown>>().notNull(),
  sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
});
