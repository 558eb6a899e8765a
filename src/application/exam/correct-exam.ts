import type { Ports } from '../ports.ts';
import { isSettled } from './read-exam.ts';

type Needs = Pick<Ports, 'clock' | 'exams' | 'marker' | 'atomically'>;

/**
 * Marks a copy that has been read and stores its result. Safe to run again:
 * one exam has one result, and whoever comes second changes nothing.
 */
export async function correctExam(examId: string, ports: Needs): Promise<void> {
  const exam = await ports.exams.find(examId);
  if (!exam || isSettled(exam)) return;
  const transcript = await ports.exams.findTranscript(examId);
  if (!transcript) throw new Error(`Exam ${examId} is to be corrected but was never read`);

  const marked = await ports.marker.mark(transcript, exam);
  const resultId = crypto.randomUUID();
  await ports.atomically(async (tx) => {
    if (!(await tx.results.create(resultId, { ...marked, examId, userId: exam.userId }))) return;
    await tx.exams.complete(examId, ports.clock.now());
    const { grade, maxGrade } = marked;
    await tx.events.tell(exam.userId, {
      type: 'result',
      resultId,
      examId,
      subject: exam.subject,
      grade,
      maxGrade,
    });
  });
}
