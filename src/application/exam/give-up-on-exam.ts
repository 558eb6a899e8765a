import type { Ports } from '../ports.ts';
import { isSettled } from './read-exam.ts';

type Needs = Pick<Ports, 'exams' | 'atomically'>;

/** After the last try: the pupil learns that it failed, and the copy is kept. */
export async function giveUpOnExam(examId: string, ports: Needs): Promise<void> {
  const exam = await ports.exams.find(examId);
  if (!exam || isSettled(exam)) return;
  await ports.atomically(async (tx) => {
    await tx.exams.fail(examId, { code: 'correction-failed' });
    await tx.events.tell(exam.userId, { type: 'exam', examId, status: 'failed', step: 'failed' });
  });
}
