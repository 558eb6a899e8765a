import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

type Needs = Pick<Ports, 'exams' | 'atomically'>;

/** "Relancer": a failed copy goes through again from its files, without costing another credit. */
export async function retryExam(
  { examId, userId }: { examId: string; userId: string },
  ports: Needs,
): Promise<Result<true, Refusal>> {
  const exam = await ports.exams.find(examId);
  if (exam?.userId !== userId || exam.status !== 'failed') return err({ code: 'not-found' });
  await ports.atomically(async (tx) => {
    // Two taps at once: the second finds it pending and changes nothing.
    if (!(await tx.exams.reopen(examId))) return;
    await tx.readings.forget(examId);
    await tx.jobs.enqueue('read-exam', { examId });
    await tx.events.tell(userId, { type: 'exam', examId, status: 'pending', step: 'received' });
  });
  return ok(true);
}
