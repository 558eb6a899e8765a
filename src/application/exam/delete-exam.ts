import { ownedPrefix } from '#application/rights/owned-files.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';
import { settlePupil } from '../progress/settle-pupil.ts';
import { isSettled } from './read-exam.ts';

type Needs = Pick<Ports, 'clock' | 'atomically' | 'files'>;

/**
 * Erases one copy: its files, what was read, its result and all that was made from it. What it earned
 * and the correction it used stay. A second request finds nothing, as anybody else's does.
 */
export async function deleteExam(
  { examId, userId }: { examId: string; userId: string },
  ports: Needs,
): Promise<Result<true, Refusal>> {
  const now = ports.clock.now();
  const outcome = await ports.atomically(async (tx) => {
    await tx.progress.lock(userId);
    const exam = await tx.exams.lock(examId);
    if (exam?.userId !== userId) return 'not-found';
    if (!isSettled(exam)) {
      // What waits for its author is in nobody's hands: it may go, and used no correction.
      if (!(await tx.readings.release(examId))) return 'exam-under-way';
      await tx.credits.giveBack(examId, now);
    }
    await tx.exams.erase(exam);
    await settlePupil(userId, tx.progress, now);
    return exam;
  });
  if (typeof outcome === 'string') return err({ code: outcome });
  // After the rows: a crash here leaves files that no exam names, and the night's sweep takes those.
  const pages = await ports.files.list(`${ownedPrefix(userId)}${examId}/`);
  for (const key of [...outcome.files.map(({ key }) => key), ...pages])
    await ports.files.remove(key);
  return ok(true);
}
