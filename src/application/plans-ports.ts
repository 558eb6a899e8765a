import type { AdminStore, AuditStore } from './admin/ports.ts';
import type { ContractLetters } from './billing/letters.ts';
import type { BillingStore, Payments, PlanStore } from './billing/ports.ts';
import type { CodeStore } from './codes/ports.ts';
import type { ReferralStore } from './referral/ports.ts';
import type { RightsStore } from './rights/ports.ts';

/** What plans, money, codes and rights keep, each taking part in a transaction. */
export type PlansStores = {
  plans: PlanStore;
  billing: BillingStore;
  referrals: ReferralStore;
  codes: CodeStore;
  rights: RightsStore;
  audit: AuditStore;
  admin: AdminStore;
};

export type PlansPorts = PlansStores & {
  payments: Payments;
  contractLetters: ContractLetters;
  /** Where the product answers, for links in letters. */
  publicUrl: string;
};

export type PlansJobs = {
  'apply-payment-event': { eventId: string };
  'sync-customer': { customerId: string };
  'reconcile-billing': object;
  'expire-codes': object;
  'close-billing': { userId: string };
  'purge-accounts': object;
  'apply-retention': object;
};
