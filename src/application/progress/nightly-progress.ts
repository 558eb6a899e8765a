import { parisDay } from '#domain/exam/paris-day.ts';
import { addDays } from '#domain/progress/day.ts';
import { readStreak } from '#domain/progress/streak.ts';
import type { Ports } from '../ports.ts';
import { rewardPupil } from './reward-pupil.ts';
import { settlePupil } from './settle-pupil.ts';

type Needs = Pick<Ports, 'clock' | 'progress' | 'errors' | 'atomically'>;

/**
 * Every night: rewards what was forgotten, recomputes every figure from the ledger, and tells of the freeze
 * that stood in for yesterday. What differs is put right and reported: the count should be nought.
 */
export async function nightlyProgress(ports: Needs): Promise<{ pupils: number; drift: number }> {
  const now = ports.clock.now();
  for (const examId of await ports.progress.unrewarded()) await rewardPupil(examId, ports);

  const pupils = await ports.progress.stats.pupils();
  let drift = 0;
  for (const userId of pupils) {
    const wrong = await ports.atomically(async ({ progress }) => {
      await progress.lock(userId);
      const figures = await settlePupil(userId, progress, now);
      await tellFreeze(userId, progress, now);
      return figures;
    });
    if (wrong.length === 0) continue;
    drift++;
    await ports.errors.save({
      type: 'progress-drift',
      message: `Stored figures differed from the ledger: ${wrong.join(', ')}`,
      ...{ userId, errorId: crypto.randomUUID(), timestamp: now.toISOString() },
    });
  }
  return { pupils: pupils.length, drift };
}

async function tellFreeze(userId: string, progress: Needs['progress'], now: Date): Promise<void> {
  const today = parisDay(now);
  const yesterday = addDays(today, -1);
  const ledger = await progress.ledger.list(userId);
  const streak = readStreak(
    ledger.map(({ day }) => day),
    today,
  );
  if (streak.current === 0 || streak.frozenDays.at(-1) !== yesterday) return;
  const details = { streak: streak.current, left: streak.freezes };
  await progress.notices.tell({ userId, kind: 'freeze-used', source: yesterday, details });
}
