import { and, eq } from 'drizzle-orm';
import type { PlanStore } from '#application/billing/ports.ts';
import { givesPro } from '#domain/billing/subscription.ts';
import type { Database } from './database.ts';
import { institutionalRedemptions, subscriptions } from './plans-schema.ts';
import { profiles } from './schema.ts';

/** Why a plan is what it is, and the one column that everything reads. */
export const planStore = (db: Database): PlanStore => ({
  async sources(userId) {
    // Locked, so that two decisions about one account cannot overwrite each other with what each saw.
    const [profile] = await db
      .select({ granted: profiles.grantedPlan, suspendedAt: profiles.suspendedAt })
      .from(profiles)
      .where(eq(profiles.userId, userId))
      .for('update');
    if (!profile) return undefined;
    const paid = await db
      .select({ status: subscriptions.status })
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId));
    const [redemption] = await db
      .select({ expiresAt: institutionalRedemptions.expiresAt })
      .from(institutionalRedemptions)
      .where(
        and(
          eq(institutionalRedemptions.userId, userId),
          eq(institutionalRedemptions.isActive, true),
        ),
      );
    return {
      isSuspended: profile.suspendedAt !== null,
      granted: profile.granted,
      hasSubscription: paid.some(givesPro),
      institutionalUntil: redemption?.expiresAt ?? null,
    };
  },

  async setPlan(userId, plan) {
    await db.update(profiles).set({ plan }).where(eq(profiles.userId, userId));
  },

  async grant(userId, grantedPlan) {
    await db.update(profiles).set({ grantedPlan }).where(eq(profiles.userId, userId));
  },

  async suspend(userId, suspendedAt) {
    await db.update(profiles).set({ suspendedAt }).where(eq(profiles.userId, userId));
  },
});
