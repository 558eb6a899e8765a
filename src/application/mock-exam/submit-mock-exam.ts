import { isPro } from '#domain/account/plan.ts';
import { type CopyReading, cleanText } from '#domain/exam/copy-reading.ts';
import type { Exam, ExamFile } from '#domain/exam/exam.ts';
import { parisDay } from '#domain/exam/paris-day.ts';
import { type Answers, mergeAnswers } from '#domain/mock-exam/answers.ts';
import { type Attempt, activeSecondsAt, close, isOpen } from '#domain/mock-exam/attempt.ts';
import { composeCopy, composeStatement } from '#domain/mock-exam/compose-copy.ts';
import type { MockExamTemplate } from '#domain/mock-exam/template.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { maySend } from '../exam/submit-exam.ts';
import type { Ports, Transaction } from '../ports.ts';
import { admitted } from './save-answers.ts';

type Needs = Pick<
  Ports,
  'clock' | 'accounts' | 'parentConsents' | 'mockExams' | 'mockAttempts' | 'atomically'
>;
type HandedIn = { id: string; userId: string; answers?: Answers; files?: ExamFile[] };

/**
 * Hands a paper in: closes the attempt, makes it a copy and queues its correction, in one transaction.
 * Again, from a second tab or after a crash, it answers with the same copy. When the day's credit is spent
 * the attempt is closed all the same, its answers are kept, and asking again later has them corrected.
 */
export async function submitMockExam(
  { id, userId, answers = {}, files = [] }: HandedIn,
  ports: Needs,
): Promise<Result<{ examId: string; timeSpentSeconds: number }, Refusal>> {
  const allowed = await maySend(userId, ports);
  if (!allowed.ok) return allowed;

  return ports.atomically(async (tx) => {
    const found = await tx.mockAttempts.lock(id);
    const template = found && ports.mockExams.find(found.templateId);
    if (!template || found.userId !== userId) return err({ code: 'not-found' });
    const now = ports.clock.now();
    const attempt = found.submittedAt ? found : await closeNow(found, answers, now, tx, ports);
    const handedIn = ok({ examId: id, timeSpentSeconds: attempt.timeSpentSeconds ?? 0 });
    if (attempt.examId) return handedIn;

    if (!isPro(allowed.value.plan)) {
      const day = parisDay(now);
      if (!(await tx.credits.take({ examId: id, userId, day })))
        return err({ code: 'daily-limit' });
    }
    await makeExam(attempt, template, files, now, tx);
    return handedIn;
  });
}

async function closeNow(
  attempt: Attempt,
  answers: Answers,
  now: Date,
  tx: Transaction,
  ports: Pick<Ports, 'mockExams'>,
): Promise<Attempt> {
  // Past the bell only what had been saved in time counts.
  const coming = isOpen(attempt, now) ? admitted(answers, attempt, now, ports) : {};
  const merged = mergeAnswers(attempt.answers, coming);
  const closed = close(attempt, now);
  await tx.mockAttempts.saveAnswers(attempt.id, merged, now, activeSecondsAt(attempt, now));
  await tx.mockAttempts.close(attempt.id, closed);
  const { submittedAt, timeSpentSeconds } = closed;
  return { ...attempt, answers: merged, submittedAt, timeSpentSeconds };
}

async function makeExam(
  attempt: Attempt,
  template: MockExamTemplate,
  files: ExamFile[],
  now: Date,
  tx: Transaction,
): Promise<void> {
  const { id: examId, userId } = attempt;
  const exam: Exam = {
    id: examId,
    userId,
    subject: template.subject,
    level: template.level,
    examType: attempt.mode === 'timed' ? 'mock' : 'practice',
    status: 'pending',
    files,
    exercise: template.exercise,
    subjectText: composeStatement(template).slice(0, 20_000),
    createdAt: now,
  };
  await tx.exams.create(exam, `mock-exam:${examId}`);
  await tx.mockAttempts.becomeExam(attempt, template.timeLimitMinutes);
  if (files.length > 0) await tx.jobs.enqueue('read-exam', { examId });
  else {
    await tx.exams.startProcessing(examId);
    const text = composeCopy(template, attempt.answers);
    await tx.readings.save(examId, typedReading(text), false);
    // Nothing of it was guessed: a correction tried again starts from this text.
    await tx.readings.check(examId, [], now);
    await tx.jobs.enqueue('correct-exam', { examId });
  }
  await tx.events.tell(userId, { type: 'exam', examId, status: 'pending', step: 'received' });
}

/** Typed, so nothing is in doubt: one page, a line of the page for each line typed. */
function typedReading(text: string): CopyReading {
  const clean = cleanText(text);
  const words = (line: string) =>
    (line.match(/\S+/g) ?? []).map((word) => ({ text: word, confidence: 1 }));
  return {
    inputMode: 'docx',
    text: clean,
    confidence: 1,
    pages: [
      {
        width: 0,
        height: 0,
        lines: clean
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line) => ({ text: line, confidence: 1, words: words(line) })),
      },
    ],
    warnings: [],
    pdfIsRaster: false,
  };
}
