import { parisDay } from '#domain/exam/paris-day.ts';
import { BADGES, earnedBadges } from '#domain/progress/badges.ts';
import { computeStats, driftBetween, type Stats } from '#domain/progress/stats.ts';
import type { ProgressStores } from './ports.ts';

/**
 * Makes the stored figures say what the ledger says, awards the badges that are due, tells what is new.
 * Answers with the figures that were wrong although nothing was earned since: there should be none.
 */
export async function settlePupil(
  userId: string,
  progress: ProgressStores,
  now: Date,
): Promise<(keyof Stats)[]> {
  const today = parisDay(now);
  const ledger = await progress.ledger.list(userId);
  const copies = await progress.copies.list(userId);
  const stored = await progress.stats.find(userId);
  const stats = computeStats(ledger, copies, today);
  await progress.stats.save(userId, stats, now);
  if (stored && stats.currentLevel > stored.currentLevel) {
    const level = stats.currentLevel;
    await progress.notices.tell({
      ...{ userId, kind: 'level-up', source: String(level), details: { level } },
    });
  }

  const { ever: cardsAnswered } = await progress.cards.answered(userId, today);
  const revisionDays = ledger.filter(({ kind }) => kind === 'revision').length;
  const deeds = { copies, bestStreak: stats.bestStreak, revisionDays, cardsAnswered };
  for (const code of await progress.badges.award(userId, earnedBadges(deeds), now)) {
    const details = { badge: code, rarity: BADGES[code].rarity };
    await progress.notices.tell({ userId, kind: 'badge', source: code, details });
  }
  return stored ? driftBetween(stored, stats) : [];
}
