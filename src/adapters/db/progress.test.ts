import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailNotices, remindStreaks } from '#application/progress/mail-notices.ts';
import { nightlyProgress } from '#application/progress/nightly-progress.ts';
import { rewardPupil } from '#application/progress/reward-pupil.ts';
import { makeWeeklyReports } from '#application/progress/weekly-reports.ts';
import { giveCorrectedExam } from '#testing/give-corrected-exam.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';
import { gradedCopies, notices, revisionCards, userBadges, xpLedger } from './progress-schema.ts';
import { applicationErrors, results, userStats } from './schema.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const at = (moment: string) => ({ ...house.ports, clock: { now: () => new Date(moment) } });
const SLIPS = [
  { category: 'ORTH', wrong: 'volontier', right: 'volontiers' },
  { category: 'HOM_A', wrong: 'à', right: 'a' },
];

/** Everything the product keeps of a pupil's progress, as it would be read again. */
async function everythingOf(userId: string) {
  const tables = [xpLedger, gradedCopies, userBadges, notices, revisionCards, userStats] as const;
  const rows = await Promise.all(
    tables.map((table) => house.db.select().from(table).where(eq(table.userId, userId))),
  );
  return JSON.parse(JSON.stringify(rows.map((row) => row.map(withoutTimes))));
}
const withoutTimes = (row: object) => ({ ...row, updatedAt: null });

test('[B8] a reward given ten times, three at once, is given once', async () => {
  const { id: userId } = await house.pupil();
  const sentAt = new Date('2026-11-15T10:00:00Z');
  const { examId } = await giveCorrectedExam(house, { userId, sentAt, grade: 14, slips: SLIPS });
  const ports = at('2026-11-15T10:01:00Z');
  await Promise.all([1, 2, 3].map(() => rewardPupil(examId, ports)));
  const first = await everythingOf(userId);
  for (let run = 0; run < 7; run++) await rewardPupil(examId, ports);
  expect(await everythingOf(userId)).toEqual(first);

  const [ledger, copies, badges, told, cards, stats] = first;
  expect(ledger).toMatchObject([{ kind: 'correction', source: examId, xp: 85, day: '2026-11-15' }]);
  expect(copies).toMatchObject([{ grade: 14, faults: { ORTH: 1, HOM_A: 1 } }]);
  expect(badges.map((badge: { badgeName: string }) => badge.badgeName).sort()).toEqual([
    ...['first-copy', 'mention-12', 'mention-14'],
  ]);
  expect(told).toHaveLength(4);
  expect(cards).toHaveLength(2);
  expect(stats).toMatchObject([{ currentXp: 85, currentStreak: 1, averageGrade: 14 }]);
});

test('two copies rewarded at the same moment are both counted', async () => {
  const { id: userId } = await house.pupil();
  const sentAt = new Date('2026-11-15T10:00:00Z');
  const sent = await Promise.all(
    [10, 16].map((grade) => giveCorrectedExam(house, { userId, sentAt, grade })),
  );
  await Promise.all(sent.map(({ examId }) => rewardPupil(examId, at('2026-11-15T10:01:00Z'))));
  const stats = await house.ports.progress.stats.find(userId);
  expect(stats).toMatchObject({ totalCorrections: 2, currentXp: 75 + 90, averageGrade: 13 });
});

test('[A12] a copy sent before midnight and corrected after it counts for the day it was sent', async () => {
  const { id: userId } = await house.pupil();
  const sentAt = new Date('2026-11-15T23:59:00+01:00');
  const { examId } = await giveCorrectedExam(house, { userId, sentAt });
  await rewardPupil(examId, at('2026-11-15T23:01:30Z'));
  const [line] = await house.ports.progress.ledger.list(userId);
  expect(line?.day).toBe('2026-11-15');
});

test('a copy corrected again changes its grade everywhere, and its XP nowhere', async () => {
  const { id: userId } = await house.pupil();
  const sentAt = new Date('2026-11-15T10:00:00Z');
  const { examId } = await giveCorrectedExam(house, { userId, sentAt, grade: 10 });
  await rewardPupil(examId, at('2026-11-15T10:01:00Z'));
  await house.db.update(results).set({ grade: 15 }).where(eq(results.examId, examId));
  await rewardPupil(examId, at('2026-11-15T11:00:00Z'));
  const stats = await house.ports.progress.stats.find(userId);
  expect(stats).toMatchObject({ currentXp: 75, averageGrade: 15, totalCorrections: 1 });
});

test('[B9] every night, what was forgotten is rewarded, and stored figures agree with the ledger', async () => {
  const { id: userId } = await house.pupil();
  for (const day of ['11-10', '11-11', '11-12']) {
    const sentAt = new Date(`2026-${day}T17:00:00Z`);
    await giveCorrectedExam(house, { userId, sentAt });
  }
  const night = at('2026-11-14T03:30:00+01:00');
  await nightlyProgress(night);
  expect(await house.ports.progress.stats.find(userId)).toMatchObject({
    totalCorrections: 3,
    currentStreak: 3,
  });
  expect((await nightlyProgress(night)).drift).toBe(0);
  const told = await house.ports.progress.notices.list(userId, 20);
  expect(told.filter(({ kind }) => kind === 'freeze-used')).toMatchObject([
    { source: '2026-11-13', details: { streak: 3, left: 1 } },
  ]);

  await house.db.update(userStats).set({ currentXp: 9000 }).where(eq(userStats.userId, userId));
  expect((await nightlyProgress(night)).drift).toBe(1);
  const [report] = await house.db
    .select()
    .from(applicationErrors)
    .where(eq(applicationErrors.userId, userId));
  expect(report?.errorMessage).toContain('currentXp');
  expect((await nightlyProgress(night)).drift).toBe(0);
});

test('[B8] every job of progress, run ten times, leaves what its first run left', async () => {
  const { id: userId } = await house.pupil(undefined, { plan: 'pro' });
  const mails = { mailResults: true, mailRewards: true, mailStreak: true, weeklyReport: true };
  await house.ports.progress.choices.save(userId, mails);
  const exams: string[] = [];
  for (const day of ['11-10', '11-11', '11-12']) {
    const sentAt = new Date(`2026-${day}T17:00:00Z`);
    exams.push((await giveCorrectedExam(house, { userId, sentAt, slips: SLIPS })).examId);
  }
  const sunday = at('2026-11-15T18:00:00+01:00');
  const jobs = [
    ...exams.map((examId) => () => rewardPupil(examId, sunday)),
    () => nightlyProgress(sunday),
    () => remindStreaks(sunday),
    () => makeWeeklyReports(sunday),
    () => mailNotices(sunday),
  ];
  for (const job of jobs) await job();
  const once = await everythingOf(userId);
  for (const job of jobs) for (let run = 1; run < 10; run++) await job();
  expect(await everythingOf(userId)).toEqual(once);
  const letters = await house.db.execute(
    sql`select data->>'id' as id from pgboss.job where name = 'send-mail' and data->>'subject' = 'Ta semaine en un coup d’œil'`,
  );
  expect(letters.rows).toHaveLength(1);
});
