import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

type Needs = Pick<Ports, 'exams' | 'atomically'>;

/** "Relancer": a failed copy goes through again from its files, or from the text its author looked over, without costing another credit. */
export async function retryExam(
  { examId, userId }: { examId: string; userId: string },
  ports: Needs,
): Promise<Result<true, Refusal>> {
  const exam = await ports.exams.find(examId);
  if (exam?.userId !== userId || exam.status !== 'failed') return err({ code: 'not-found' });
  await ports.atomically(async (tx) => {
    // Two taps at once: the second finds it pending and changes nothing.
    if (!(await tx.exams.reopen(examId))) return;
    // What the pupil mended in the text must not be asked of them again.
    const isChecked = await tx.readings.isChecked(examId);
    if (!isChecked) await tx.readings.forget(examId);
    await tx.jobs.enqueue(isChecked ? 'correct-exam' : 'read-exam', { examId });
    await tx.events.tell(userId, { type: 'exam', examId, status: 'pending', step: 'received' });
  });
  return ok(true);
}
