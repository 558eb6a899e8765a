import type { Exam } from '#domain/exam/exam.ts';
import type { Transcript } from '#domain/exam/transcript.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

type Needs = Pick<Ports, 'exams' | 'files' | 'reader' | 'events' | 'atomically'>;

/**
 * Turns the files of a copy into its transcript and queues the correction. Safe to run again:
 * a copy that is settled or already read is left alone, and an outage throws so that the queue retries.
 */
export async function readExam(examId: string, ports: Needs): Promise<void> {
  const exam = await ports.exams.find(examId);
  if (!exam || isSettled(exam) || (await ports.exams.findTranscript(examId))) return;

  await ports.exams.startProcessing(examId);
  await ports.events.tell(exam.userId, {
    type: 'exam',
    examId,
    status: 'processing',
    step: 'reading',
  });
  const read = await readFiles(exam, ports);

  await ports.atomically(async (tx) => {
    if (!read.ok) {
      await tx.exams.fail(examId, read.error);
      return tx.events.tell(exam.userId, {
        type: 'exam',
        examId,
        status: 'failed',
        step: 'failed',
      });
    }
    await tx.exams.saveTranscript(examId, read.value);
    await tx.jobs.enqueue('correct-exam', { examId });
    await tx.events.tell(exam.userId, {
      type: 'exam',
      examId,
      status: 'processing',
      step: 'analysing',
    });
  });
}

export const isSettled = (exam: Exam) => exam.status === 'completed' || exam.status === 'failed';

async function readFiles(exam: Exam, ports: Needs): Promise<Result<Transcript, Refusal>> {
  const files = await Promise.all(
    exam.files.map(async ({ key, name, kind }) => ({
      name,
      kind,
      bytes: await ports.files.read(key),
    })),
  );
  const read = await ports.reader.read(files);
  if (read.ok && read.value.text.trim() === '') return err({ code: 'text-empty' });
  return read;
}
