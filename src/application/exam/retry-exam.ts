import { isPro } from '#domain/account/plan.ts';
import { parisDay } from '#domain/exam/paris-day.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

type Needs = Pick<Ports, 'clock' | 'accounts' | 'exams' | 'atomically'>;

/**
 * "Relancer": a failed copy goes through again from its files, or from the text its author looked over.
 * Its failure had given the credit back, so it takes it again: still one corrected copy a day.
 */
export async function retryExam(
  { examId, userId }: { examId: string; userId: string },
  ports: Needs,
): Promise<Result<true, Refusal>> {
  const exam = await ports.exams.find(examId);
  if (exam?.userId !== userId || exam.status !== 'failed') return err({ code: 'not-found' });
  const account = await ports.accounts.find(userId);
  const isFree = !account || !isPro(account.plan);
  const outcome = await ports.atomically(async (tx) => {
    // Two taps at once: the second finds it pending and changes nothing.
    if (!(await tx.exams.reopen(examId))) return 'again';
    const day = parisDay(ports.clock.now());
    if (isFree && !(await tx.credits.take({ examId, userId, day }))) return tx.undo('daily-limit');
    // What the pupil mended in the text must not be asked of them again.
    const isChecked = await tx.readings.isChecked(examId);
    if (!isChecked) await tx.readings.forget(examId);
    await tx.jobs.enqueue(isChecked ? 'correct-exam' : 'read-exam', { examId });
    await tx.events.tell(userId, { type: 'exam', examId, status: 'pending', step: 'received' });
    return 'again';
  });
  return outcome === 'again' ? ok(true) : err({ code: outcome });
}
