import type { Work } from '#application/correction/correct-work.ts';
import { knownQuestions } from '#application/mock-exam/known-questions.ts';
import { buildTranscript } from '#domain/correction/transcript.ts';
import type { CopyReading } from '#domain/exam/copy-reading.ts';
import type { Exam } from '#domain/exam/exam.ts';
import type { Ports } from '../ports.ts';

/** A copy that has been read, as the corrector takes it up. */
export async function workOf(
  { id, subject, level, examType, exercise, subjectText }: Exam,
  reading: CopyReading,
  ports: Pick<Ports, 'mockAttempts' | 'mockExams'>,
): Promise<Work> {
  const questions = await knownQuestions(id, ports);
  return {
    ...{ subject, level, examType },
    transcript: buildTranscript({ ...reading, source: reading.inputMode }),
    ...(exercise && { exercise }),
    ...(subjectText && { subjectText }),
    ...(questions && { questions }),
  };
}
