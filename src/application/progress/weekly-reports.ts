import { isPro } from '#domain/account/plan.ts';
import { parisDay } from '#domain/exam/paris-day.ts';
import { type Day, mondayOf } from '#domain/progress/day.ts';
import { type WeeklyReport, weeklyReport } from '#domain/progress/weekly-report.ts';
import type { Ports } from '../ports.ts';

type Needs = Pick<Ports, 'clock' | 'progress' | 'accounts'>;

/** The week on paper. */
export type PrintReport = (report: WeeklyReport, at: Date) => Promise<Uint8Array>;

/** A week of a pupil: as it was told on its Sunday, or as it stands while it is not over. */
export async function readWeek(
  userId: string,
  monday: Day,
  { progress }: Pick<Needs, 'progress'>,
): Promise<WeeklyReport> {
  const kept = await progress.reports.find(userId, monday);
  if (kept) return kept;
  const [ledger, copies, badges] = await Promise.all([
    progress.ledger.list(userId),
    progress.copies.list(userId),
    progress.badges.list(userId),
  ]);
  const dated = badges.map(({ code, earnedAt }) => ({ code, day: parisDay(earnedAt) }));
  return weeklyReport({ monday, ledger, copies, badges: dated });
}

/** On Sunday evening: the week of every Pro pupil who asked for it, kept and announced once. */
export async function makeWeeklyReports(ports: Needs): Promise<number> {
  const monday = mondayOf(parisDay(ports.clock.now()));
  let made = 0;
  for (const userId of await ports.progress.choices.whoChose('weeklyReport')) {
    const account = await ports.accounts.find(userId);
    if (!account || !isPro(account.plan)) continue;
    const report = await readWeek(userId, monday, ports);
    if (!(await ports.progress.reports.save(userId, report))) continue;
    const { copies, xp, daysOfWork, average } = report;
    const details = {
      ...{ monday, copies: copies.length, xp, days: daysOfWork.length },
      ...(average !== null && { average }),
    };
    await ports.progress.notices.tell({ userId, kind: 'weekly-report', source: monday, details });
    made++;
  }
  return made;
}
