import type { Exam } from '#domain/exam/exam.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { Ports } from '../ports.ts';

type Needs = Pick<Ports, 'clock' | 'atomically'>;

/** The copy is kept, the pupil told why, and the day's credit given back. */
export async function failExam(exam: Exam, reason: Refusal, ports: Needs): Promise<void> {
  const { id: examId, userId } = exam;
  await ports.atomically(async (tx) => {
    await tx.exams.fail(examId, reason);
    await tx.credits.giveBack(examId, ports.clock.now());
    await tx.events.tell(userId, { type: 'exam', examId, status: 'failed', step: 'failed' });
  });
}
