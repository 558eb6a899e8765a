import { needsParent } from '#domain/account/age-band.ts';
import { isPro, isSuspended } from '#domain/account/plan.ts';
import type { Exam, ExamFile, ExamType, Level, Subject } from '#domain/exam/exam.ts';
import { parisDay } from '#domain/exam/paris-day.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Account, Ports } from '../ports.ts';

type Needs = Pick<Ports, 'clock' | 'accounts' | 'parentConsents' | 'exams' | 'atomically'>;

export type Submission = {
  id: string;
  userId: string;
  subject: Subject;
  level: Level;
  examType: ExamType;
  /** Already stored under their keys. */
  files: ExamFile[];
  exercise?: string;
  subjectText?: string;
  checkAsked?: boolean;
  idempotencyKey: string;
};

/**
 * Accepts a copy, takes the day's credit and queues the reading, in one transaction: once this answers,
 * the copy is safe. The same key again answers with the first exam and costs nothing more.
 */
export async function submitExam(
  submission: Submission,
  ports: Needs,
): Promise<Result<Exam, Refusal>> {
  const allowed = await maySend(submission.userId, ports);
  if (!allowed.ok) return allowed;
  if (submission.files.every(({ isSubject }) => isSubject)) return err({ code: 'no-file' });

  const { idempotencyKey, ...what } = submission;
  const exam: Exam = { ...what, status: 'pending', createdAt: ports.clock.now() };
  const outcome = await ports.atomically(async (tx) => {
    const { userId, id: examId } = exam;
    if (!(await tx.exams.create(exam, idempotencyKey))) return 'known';
    if (!isPro(allowed.value.plan)) {
      const day = parisDay(exam.createdAt);
      if (!(await tx.credits.take({ examId, userId, day }))) return tx.undo('daily-limit');
    }
    await tx.jobs.enqueue('read-exam', { examId });
    await tx.events.tell(userId, { type: 'exam', examId, status: 'pending', step: 'received' });
    return 'accepted';
  });
  if (outcome === 'accepted') return ok(exam);
  if (outcome === 'daily-limit') return err({ code: 'daily-limit' });
  const first = await ports.exams.findByIdempotencyKey(exam.userId, idempotencyKey);
  return first ? ok(first) : err({ code: 'not-found' });
}

/** Who may send a copy at all; asked before the files are received, and again when they are. */
export async function maySend(
  userId: string,
  ports: Pick<Needs, 'accounts' | 'parentConsents'>,
): Promise<Result<Account, Refusal>> {
  const account = await ports.accounts.find(userId);
  if (!account) return err({ code: 'sign-in-required' });
  if (!account.emailConfirmed) return err({ code: 'email-unconfirmed' });
  if (isSuspended(account.plan)) return err({ code: 'account-suspended' });
  if (needsParent(account.ageBand)) {
    const consent = await ports.parentConsents.find(userId);
    if (consent?.decision !== 'accept') return err({ code: 'parent-confirmation-needed' });
  }
  return ok(account);
}
