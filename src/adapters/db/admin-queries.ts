import { desc, eq, ilike, sql } from 'drizzle-orm';
import type { AdminQueries, ErrorGroup, HealthFacts } from '#application/admin/ports.ts';
import type { Database } from './database.ts';
import {
  auditLog,
  contractActs,
  institutionalCodes,
  institutionalRedemptions,
} from './plans-schema.ts';
import { exams, profiles, user } from './schema.ts';

const PAGE = 100;

/** As a statement written by hand answers: moments are text. */
type ErrorGroupFound = Omit<ErrorGroup, 'firstAt' | 'lastAt'> &
  Record<'firstAt' | 'lastAt', string>;

export const adminQueries = (db: Database): AdminQueries => ({
  async users(search) {
    const word = search.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`);
    const rows = await db
      .select({
        id: user.id,
        email: user.email,
        role: user.role,
        plan: profiles.plan,
        grantedPlan: profiles.grantedPlan,
        suspendedAt: profiles.suspendedAt,
        deletionRequestedAt: profiles.deletionRequestedAt,
        emailConfirmed: user.emailVerified,
        createdAt: user.createdAt,
        exams: db.$count(exams, eq(exams.userId, user.id)),
      })
      .from(user)
      .innerJoin(profiles, eq(profiles.userId, user.id))
      .where(word ? ilike(user.email, `%${word}%`) : undefined)
      .orderBy(desc(user.createdAt))
      .limit(PAGE);
    return rows.map(({ suspendedAt, deletionRequestedAt, ...row }) => ({
      ...row,
      isSuspended: suspendedAt !== null || row.plan === 'suspended',
      deletionRequested: deletionRequestedAt !== null,
    }));
  },

  codes: () =>
    db
      .select({
        id: institutionalCodes.id,
        code: institutionalCodes.code,
        institutionName: institutionalCodes.institutionName,
        isActive: institutionalCodes.isActive,
        expiresAt: institutionalCodes.expiresAt,
        usedCount: institutionalCodes.usedCount,
        maxUsers: institutionalCodes.maxUsers,
        createdAt: institutionalCodes.createdAt,
        // Written out: in a select of one table the builder leaves out table names, and "id" would be the redemption's own.
        activeUsers: sql<number>`(select count(*)::int from ${institutionalRedemptions} open
          where open.institutional_code_id = institutional_codes.id
            and open.is_active and open.expires_at > now())`,
      })
      .from(institutionalCodes)
      .orderBy(desc(institutionalCodes.createdAt))
      .limit(PAGE),

  async errors() {
    const { rows } = await db.execute<ErrorGroupFound>(sql`
      select groups.id, groups.times, groups.people, groups."firstAt", groups."lastAt", latest.error_type as "type",
        latest.error_message as "message", latest.url, latest.severity, latest.metadata ->> 'errorId' as "errorId"
      from (
        select coalesce(fingerprint, error_type || ' | ' || error_message) as id, count(*)::int as times,
          count(distinct user_id)::int as people, min(created_at) as "firstAt", max(created_at) as "lastAt",
          (array_agg(id order by created_at desc))[1] as latest_id
        from application_errors where created_at > now() - interval '30 days'
        group by 1 order by max(created_at) desc limit ${PAGE}
      ) groups join application_errors latest on latest.id = groups.latest_id
      order by groups."lastAt" desc`);
    return rows.map(({ firstAt, lastAt, ...group }) => ({
      ...group,
      firstAt: new Date(firstAt),
      lastAt: new Date(lastAt),
    }));
  },

  async audit() {
    const admin = db.select({ id: user.id, email: user.email }).from(user).as('admin');
    return db
      .select({
        id: auditLog.id,
        admin: admin.email,
        action: auditLog.action,
        target: user.email,
        details: auditLog.details,
        createdAt: auditLog.createdAt,
      })
      .from(auditLog)
      .leftJoin(admin, eq(admin.id, auditLog.adminId))
      .leftJoin(user, eq(user.id, auditLog.userId))
      .orderBy(desc(auditLog.createdAt))
      .limit(PAGE);
  },

  acts: () =>
    db
      .select({
        id: contractActs.id,
        kind: contractActs.kind,
        email: contractActs.email,
        reference: contractActs.reference,
        outcome: contractActs.outcome,
        createdAt: contractActs.createdAt,
      })
      .from(contractActs)
      .orderBy(desc(contractActs.createdAt))
      .limit(PAGE),

  async health() {
    const { rows } = await db.execute<HealthFacts>(sql`
      select
        (select count(*)::int from pgboss.job where state in ('created', 'retry')
          and start_after <= now()) as "jobsWaiting",
        (select count(*)::int from pgboss.job where state = 'failed'
          and created_on > now() - interval '1 day') as "jobsFailed",
        (select count(*)::int from application_errors
          where created_at > now() - interval '1 day') as "errorsToday",
        (select count(distinct fingerprint)::int from application_errors
          where created_at > now() - interval '1 day') as "errorKindsToday",
        (select count(*)::int from billing_events where applied_at is null) as "eventsWaiting",
        (select count(*)::int from audience_days where day = current_date) as "visitorsToday",
        (select count(*)::int from exams where created_at > now() - interval '1 day') as "examsToday",
        (select count(*)::int from exams where status = 'failed'
          and created_at > now() - interval '1 day') as "failedToday",
        (select extract(epoch from now() - min(start_after))::int from pgboss.job
          where state in ('created', 'retry') and start_after <= now()) as "oldestWaitingSeconds"`);
    return rows[0]!;
  },
});
