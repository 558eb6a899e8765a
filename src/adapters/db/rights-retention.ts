import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

const MONTH = 'months';
/** How long each kind of trace lives. The law's longest, never ours; see docs/rights.md. */
export const KEPT: { table: string; column: string; time: string }[] = [
  { table: 'application_errors', column: 'created_at', time: `12 ${MONTH}` },
  { table: 'audit_log', column: 'created_at', time: `12 ${MONTH}` },
  { table: 'billing_events', column: 'received_at', time: `12 ${MONTH}` },
  { table: 'contact_messages', column: 'created_at', time: `12 ${MONTH}` },
  { table: 'mails', column: 'sent_at', time: `12 ${MONTH}` },
  // The longest that the CNIL allows for audience figures.
  { table: 'audience_days', column: 'day', time: `25 ${MONTH}` },
  { table: 'code_failures', column: 'failed_at', time: '1 day' },
  { table: 'sign_in_tries', column: 'forget_at', time: '1 day' },
  { table: 'verification', column: 'expires_at', time: '1 day' },
  { table: 'session', column: 'expires_at', time: '1 day' },
  { table: 'contract_acts', column: 'created_at', time: '5 years' },
  { table: 'invoices', column: 'issued_at', time: '10 years' },
];

/** Erases what is older than its time, and says how much of what. */
export async function eraseOld(db: Database, now: Date): Promise<Record<string, number>> {
  const erased: Record<string, number> = {};
  for (const { table, column, time } of KEPT) {
    const { rowCount } = await db.execute(
      sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} < ${now.toISOString()}::timestamptz - ${time}::interval`,
    );
    erased[table] = rowCount ?? 0;
  }
  return erased;
}
