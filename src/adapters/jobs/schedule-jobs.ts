import type { PgBoss } from 'pg-boss';
import type { Jobs } from '#application/ports.ts';

/** What happens by the clock, in Paris time. Several workers plan the same: the queue keeps one. */
const SCHEDULES: Partial<Record<keyof Jobs, string>> = {
  'nightly-progress': '30 3 * * *',
  'weekly-reports': '0 18 * * 0',
  'remind-streaks': '30 17 * * *',
  'mail-notices': '*/10 8-20 * * *',
  'reconcile-billing': '7 * * * *',
  'expire-codes': '12 * * * *',
  'purge-accounts': '22 * * * *',
  'apply-retention': '40 4 * * *',
};

export async function scheduleJobs(boss: PgBoss): Promise<void> {
  for (const [name, cron] of Object.entries(SCHEDULES)) {
    await boss.schedule(name, cron, {}, { tz: 'Europe/Paris' });
  }
}
