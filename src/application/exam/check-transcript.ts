import type { WordFix } from '#domain/exam/word-fix.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

type Needs = Pick<Ports, 'clock' | 'exams' | 'atomically'>;

/**
 * The pupil has looked over what was read, mended it or not, and the copy goes on to its correction.
 * Once for each copy, before its result or after it; a second time is refused and changes nothing.
 * Without fixes the copy goes on as it was read: nobody looked, so nothing becomes more certain.
 */
export async function checkTranscript(
  { examId, userId, fixes }: { examId: string; userId: string; fixes?: WordFix[] },
  ports: Needs,
): Promise<Result<true, Refusal>> {
  const exam = await ports.exams.find(examId);
  if (exam?.userId !== userId) return err({ code: 'not-found' });
  const isOpen = exam.status === 'processing' || exam.status === 'completed';
  if (!isOpen) return err({ code: 'transcript-settled' });

  const checked = await ports.atomically(async (tx) => {
    const isFirst = fixes
      ? await tx.readings.check(examId, fixes, ports.clock.now())
      : await tx.readings.release(examId);
    if (!isFirst) return false;
    await tx.exams.startProcessing(examId);
    await tx.jobs.enqueue('correct-exam', { examId });
    await tx.events.tell(userId, { type: 'exam', examId, status: 'processing', step: 'checked' });
    return true;
  });
  return checked ? ok(true) : err({ code: 'transcript-settled' });
}
