import { needsParent } from '#domain/account/age-band.ts';
import { isSuspended } from '#domain/account/plan.ts';
import type { Exam, ExamFile, ExamType, Level, Subject } from '#domain/exam/exam.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

type Needs = Pick<Ports, 'clock' | 'accounts' | 'parentConsents' | 'exams' | 'atomically'>;

export type Submission = {
  id: string;
  userId: string;
  subject: Subject;
  level: Level;
  examType: ExamType;
  /** Already stored under their keys. */
  files: ExamFile[];
  idempotencyKey: string;
};

/**
 * Accepts a copy and queues its reading, in one transaction: once this answers, the copy is safe.
 * The same key again answers with the first exam.
 */
export async function submitExam(
  submission: Submission,
  ports: Needs,
): Promise<Result<Exam, Refusal>> {
  const allowed = await maySend(submission.userId, ports);
  if (!allowed.ok) return allowed;
  if (submission.files.length === 0) return err({ code: 'no-file' });

  const { idempotencyKey, ...what } = submission;
  const exam: Exam = { ...what, status: 'pending', createdAt: ports.clock.now() };
  const isNew = await ports.atomically(async (tx) => {
    if (!(await tx.exams.create(exam, idempotencyKey))) return false;
    await tx.jobs.enqueue('read-exam', { examId: exam.id });
    await tx.events.tell(exam.userId, {
      type: 'exam',
      examId: exam.id,
      status: 'pending',
      step: 'received',
    });
    return true;
  });
  if (isNew) return ok(exam);
  const first = await ports.exams.findByIdempotencyKey(exam.userId, idempotencyKey);
  return first ? ok(first) : err({ code: 'not-found' });
}

/** Who may send a copy at all; asked before the files are received, and again when they are. */
export async function maySend(
  userId: string,
  ports: Pick<Needs, 'accounts' | 'parentConsents'>,
): Promise<Result<true, Refusal>> {
  const account = await ports.accounts.find(userId);
  if (!account) return err({ code: 'sign-in-required' });
  if (!account.emailConfirmed) return err({ code: 'email-unconfirmed' });
  if (isSuspended(account.plan)) return err({ code: 'account-suspended' });
  if (needsParent(account.ageBand)) {
    const consent = await ports.parentConsents.find(userId);
    if (consent?.decision !== 'accept') return err({ code: 'parent-confirmation-needed' });
  }
  return ok(true);
}
