import {
  type Attempt,
  closingTimeOf,
  type Mode,
  timeLimitSeconds,
} from '#domain/mock-exam/attempt.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { maySend } from '../exam/submit-exam.ts';
import type { Ports } from '../ports.ts';

type Needs = Pick<
  Ports,
  'clock' | 'accounts' | 'parentConsents' | 'mockExams' | 'mockAttempts' | 'atomically'
>;
type Choice = { userId: string; templateId: string; mode: Mode; extraTime: boolean };

/** Starts a paper, or goes on with the one under way: pressing twice is sitting once. */
export async function startMockExam(
  { userId, templateId, mode, extraTime }: Choice,
  ports: Needs,
): Promise<Result<Attempt, Refusal>> {
  const allowed = await maySend(userId, ports);
  if (!allowed.ok) return allowed;
  const template = ports.mockExams.find(templateId);
  if (!template) return err({ code: 'not-found' });

  const now = ports.clock.now();
  const attempt: Attempt = {
    id: crypto.randomUUID(),
    userId,
    templateId,
    mode,
    extraTime: mode === 'timed' && extraTime,
    ...(mode === 'timed' && {
      timeLimitSeconds: timeLimitSeconds(template.timeLimitMinutes, extraTime),
    }),
    answers: {},
    startedAt: now,
    savedAt: now,
    activeSeconds: 0,
  };
  const created = await ports.atomically(async (tx) => {
    if (!(await tx.mockAttempts.create(attempt))) return false;
    const at = closingTimeOf(attempt);
    if (at) await tx.jobs.enqueue('close-mock-exam', { attemptId: attempt.id }, { at });
    return true;
  });
  if (created) return ok(attempt);
  const underWay = await ports.mockAttempts.findUnderWay(userId, templateId, mode);
  return underWay ? ok(underWay) : err({ code: 'not-found' });
}
