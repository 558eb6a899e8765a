import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ReferralStore } from '#application/referral/ports.ts';
import type { Database } from './database.ts';
import { billingCustomers, referralCodes, referrals } from './plans-schema.ts';
import { user } from './schema.ts';

export const referralStore = (db: Database): ReferralStore => ({
  async findCode(userId) {
    const [row] = await db.select().from(referralCodes).where(eq(referralCodes.userId, userId));
    return row?.code;
  },

  async saveCode(userId, code) {
    const saved = await db
      .insert(referralCodes)
      .values({ userId, code })
      .onConflictDoNothing()
      .returning({ code: referralCodes.code });
    return saved.length === 1;
  },

  async findOwner(code) {
    const [row] = await db.select().from(referralCodes).where(eq(referralCodes.code, code));
    return row?.userId;
  },

  async findReferrer(userId) {
    const [row] = await db.select().from(referrals).where(eq(referrals.userId, userId));
    return row?.referrerId;
  },

  async signedUpAt(userId) {
    const [row] = await db
      .select({ createdAt: user.createdAt })
      .from(user)
      .where(eq(user.id, userId));
    return row?.createdAt;
  },

  async create({ userId, referrerId, code, at }) {
    await db
      .insert(referrals)
      .values({ userId, referrerId, code, createdAt: at })
      .onConflictDoNothing();
  },

  async convert(userId, at) {
    const [row] = await db
      .update(referrals)
      .set({ convertedAt: at })
      .where(
        and(eq(referrals.userId, userId), isNull(referrals.convertedAt), isNull(referrals.refused)),
      )
      .returning({ referrerId: referrals.referrerId });
    return row?.referrerId;
  },

  async revert(userId) {
    const [row] = await db
      .update(referrals)
      .set({ convertedAt: null })
      .where(and(eq(referrals.userId, userId), isNotNull(referrals.convertedAt)))
      .returning({ referrerId: referrals.referrerId });
    return row?.referrerId;
  },

  async refuse(userId, refused) {
    await db
      .update(referrals)
      .set({ refused })
      .where(and(eq(referrals.userId, userId), isNull(referrals.convertedAt)));
  },

  countConverted: (referrerId) =>
    db.$count(
      referrals,
      and(eq(referrals.referrerId, referrerId), isNotNull(referrals.convertedAt)),
    ),

  list: (referrerId) =>
    db
      .select()
      .from(referrals)
      .where(eq(referrals.referrerId, referrerId))
      .orderBy(desc(referrals.createdAt)),

  async shareCard(userId, otherId) {
    const cardOf = async (id: string) =>
      (
        await db
          .select({ card: billingCustomers.cardFingerprint })
          .from(billingCustomers)
          .where(eq(billingCustomers.userId, id))
      )[0]?.card;
    const card = await cardOf(userId);
    return Boolean(card) && card === (await cardOf(otherId));
  },
});
