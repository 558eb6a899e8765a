import type { PlansStores } from '#application/plans-ports.ts';
import { adminStore, auditStore } from './admin-store.ts';
import { planStore } from './billing-plans.ts';
import { billingStore } from './billing-store.ts';
import { codeStore } from './codes-store.ts';
import type { Database } from './database.ts';
import { referralStore } from './referral-store.ts';
import { rightsStore } from './rights-store.ts';

export const plansStores = (db: Database): PlansStores => ({
  plans: planStore(db),
  billing: billingStore(db),
  referrals: referralStore(db),
  codes: codeStore(db),
  rights: rightsStore(db),
  audit: auditStore(db),
  admin: adminStore(db),
});
