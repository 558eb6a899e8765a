import type { Ports } from '../ports.ts';
import { failExam } from './fail-exam.ts';
import { isSettled } from './read-exam.ts';

type Needs = Pick<Ports, 'clock' | 'exams' | 'atomically'>;

/** After the last try of a job: the pupil learns that it failed, and can have it tried again. */
export async function giveUpOnExam(examId: string, ports: Needs): Promise<void> {
  const exam = await ports.exams.find(examId);
  if (exam && !isSettled(exam)) await failExam(exam, { code: 'correction-failed' }, ports);
}
