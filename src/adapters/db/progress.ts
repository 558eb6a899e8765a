import { sql } from 'drizzle-orm';
import type { ProgressStores } from '#application/progress/ports.ts';
import type { Database } from './database.ts';
import { cardStore } from './progress-cards.ts';
import {
  badgeStore,
  correctedCopies,
  gradedCopyStore,
  ledgerStore,
  statsStore,
} from './progress-ledger.ts';
import { choiceStore, noticeStore } from './progress-notices.ts';
import { progressReading } from './progress-reading.ts';
import { planStore, reportStore, shareStore } from './progress-shares.ts';

/** Everything kept about progress, on one database handle. */
export const progressStores = (db: Database): ProgressStores => ({
  ...correctedCopies(db),
  ledger: ledgerStore(db),
  copies: gradedCopyStore(db),
  stats: statsStore(db),
  badges: badgeStore(db),
  choices: choiceStore(db),
  notices: noticeStore(db),
  cards: cardStore(db),
  plans: planStore(db),
  reports: reportStore(db),
  shares: shareStore(db),
  read: progressReading(db),

  async lock(userId) {
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`progress:${userId}`}, 0))`,
    );
  },
});
