import { faultCounts } from '#domain/correction/recurring-errors.ts';
import { xpReward } from '#domain/correction/reward.ts';
import { parisDay } from '#domain/exam/paris-day.ts';
import type { GradedCopy } from '#domain/progress/graded-copy.ts';
import { makeCards } from '#domain/progress/make-cards.ts';
import { readStreak, streakMultiplier } from '#domain/progress/streak.ts';
import type { Ports } from '../ports.ts';
import type { CorrectedCopy } from './ports.ts';
import { settlePupil } from './settle-pupil.ts';

type Needs = Pick<Ports, 'clock' | 'atomically'>;

const COPIES_BEFORE_A_RECORD = 2;

/** Gives a pupil what a corrected copy is worth: XP, cards, badges, news. Run ten times, it gives it once. */
export async function rewardPupil(examId: string, ports: Needs): Promise<void> {
  const now = ports.clock.now();
  await ports.atomically(async ({ progress }) => {
    const corrected = await progress.corrected(examId);
    if (!corrected) return;
    const { userId, sentAt } = corrected;
    await progress.lock(userId);
    const copy = gradedCopy(corrected);
    const [ledger, earlier] = [
      await progress.ledger.list(userId),
      await progress.copies.list(userId),
    ];
    await progress.copies.save({ ...copy, userId, sentAt });

    const days = [...ledger.map(({ day }) => day), copy.day];
    const multiplier = streakMultiplier(readStreak(days, copy.day).current);
    const xp = xpReward(corrected.grade, corrected.maxGrade, multiplier);
    const entry = { kind: 'correction', source: examId, xp, day: copy.day } as const;
    if (await progress.ledger.give({ userId, ...entry })) {
      await progress.cards.add(userId, examId, makeCards(corrected), now);
      const { resultId, subject, grade } = copy;
      const details = { resultId, subject, grade, xp };
      await progress.notices.tell({ userId, kind: 'result-ready', source: examId, details });
      const isRecord =
        earlier.length >= COPIES_BEFORE_A_RECORD && earlier.every((one) => one.grade < grade);
      if (isRecord) {
        await progress.notices.tell({ userId, kind: 'record', source: examId, details });
      }
    }
    await settlePupil(userId, progress, now);
  });
}

/** Grades are compared out of 20, whatever the paper was marked on. */
function gradedCopy(corrected: CorrectedCopy): GradedCopy {
  const { examId, resultId, subject, level, examType, grade, low, high, maxGrade } = corrected;
  const outOf20 = (points: number) => Math.round((points / maxGrade) * 2000) / 100;
  const weaknesses: Record<string, number> = {};
  for (const { kind, criterion } of corrected.remarks) {
    if (kind === 'weakness' && criterion) weaknesses[criterion] = (weaknesses[criterion] ?? 0) + 1;
  }
  return {
    ...{ examId, resultId, subject, level, examType, subScores: corrected.subScores, weaknesses },
    ...{ grade: outOf20(grade), low: outOf20(low), high: outOf20(high) },
    day: parisDay(corrected.sentAt),
    faults: faultCounts(corrected.remarks),
  };
}
