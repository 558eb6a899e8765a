import { and, eq, gt, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { CodeStore } from '#application/codes/ports.ts';
import type { Database } from './database.ts';
import {
  codeFailures,
  institutionalCodes as codes,
  institutionalRedemptions as redemptions,
} from './plans-schema.ts';
import { profiles, user } from './schema.ts';

export const codeStore = (db: Database): CodeStore => ({
  async findUsable(code, now) {
    const [row] = await db
      .select()
      .from(codes)
      .where(and(eq(codes.code, code), eq(codes.isActive, true), gt(codes.expiresAt, now)));
    return row;
  },

  async takePlace(codeId, now) {
    // One statement: whoever comes second sees the first one's count.
    const taken = await db
      .update(codes)
      .set({ usedCount: sql`${codes.usedCount} + 1` })
      .where(
        and(
          eq(codes.id, codeId),
          eq(codes.isActive, true),
          gt(codes.expiresAt, now),
          lt(codes.usedCount, codes.maxUsers),
        ),
      )
      .returning({ id: codes.id });
    return taken.length === 1;
  },

  async redeem({ userId, codeId, expiresAt }) {
    const redeemed = await db
      .insert(redemptions)
      .values({ userId, institutionalCodeId: codeId, expiresAt })
      .onConflictDoNothing()
      .returning({ id: redemptions.id });
    return redeemed.length === 1;
  },

  async findActive(userId, now) {
    const [row] = await db
      .select({
        userId: redemptions.userId,
        institutionName: codes.institutionName,
        code: codes.code,
        expiresAt: redemptions.expiresAt,
      })
      .from(redemptions)
      .innerJoin(codes, eq(codes.id, redemptions.institutionalCodeId))
      .where(
        and(
          eq(redemptions.userId, userId),
          eq(redemptions.isActive, true),
          gt(redemptions.expiresAt, now),
        ),
      );
    return row;
  },

  async addFailure(userId, addressHash, failedAt) {
    await db.insert(codeFailures).values({ userId, addressHash, failedAt });
  },

  countFailures: (userId, addressHash, since) =>
    db.$count(
      codeFailures,
      and(
        or(eq(codeFailures.userId, userId), eq(codeFailures.addressHash, addressHash)),
        gte(codeFailures.failedAt, since),
      ),
    ),

  async closeExpired(now) {
    const closed = await db
      .update(redemptions)
      .set({ isActive: false })
      .where(and(eq(redemptions.isActive, true), lte(redemptions.expiresAt, now)))
      .returning({ userId: redemptions.userId });
    return closed.map(({ userId }) => userId);
  },

  async takeToWarn(now, before) {
    const told = await db
      .update(redemptions)
      .set({ warnedAt: now })
      .from(codes)
      .where(
        and(
          eq(codes.id, redemptions.institutionalCodeId),
          eq(redemptions.isActive, true),
          isNull(redemptions.warnedAt),
          lte(redemptions.expiresAt, before),
          inArray(redemptions.userId, openedByCode(db)),
        ),
      )
      .returning({
        userId: redemptions.userId,
        expiresAt: redemptions.expiresAt,
        institutionName: codes.institutionName,
        code: codes.code,
      });
    const owners = await db
      .select({ id: user.id, email: user.email })
      .from(user)
      .where(
        inArray(
          user.id,
          told.map(({ userId }) => userId),
        ),
      );
    const emails = new Map(owners.map(({ id, email }) => [id, email]));
    return told.map((row) => ({ ...row, email: emails.get(row.userId)! }));
  },

  async create(code) {
    const created = await db
      .insert(codes)
      .values(code)
      .onConflictDoNothing()
      .returning({ id: codes.id });
    return created.length === 1;
  },

  async setActive(codeId, isActive) {
    const changed = await db
      .update(codes)
      .set({ isActive })
      .where(eq(codes.id, codeId))
      .returning({ id: codes.id });
    return changed.length === 1;
  },
});

/** Those whose Pro the code alone opens: whoever pays as well loses nothing when it ends. */
const openedByCode = (db: Database) =>
  db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(eq(profiles.plan, 'pro_institutional'));
