import { type Answers, mergeAnswers } from '#domain/mock-exam/answers.ts';
import { type Attempt, activeSecondsAt, isOpen } from '#domain/mock-exam/attempt.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

type Needs = Pick<Ports, 'clock' | 'mockExams' | 'atomically'>;
type Sent = { id: string; userId: string; answers: Answers };

/** Keeps what the pupil has written so far. An older text never replaces a newer one. */
export async function saveAnswers(
  { id, userId, answers }: Sent,
  ports: Needs,
): Promise<Result<Attempt, Refusal>> {
  return ports.atomically(async (tx) => {
    const attempt = await tx.mockAttempts.lock(id);
    if (attempt?.userId !== userId) return err({ code: 'not-found' });
    const now = ports.clock.now();
    if (!isOpen(attempt, now)) return err({ code: 'mock-exam-over' });
    const merged = mergeAnswers(attempt.answers, admitted(answers, attempt, now, ports));
    const activeSeconds = activeSecondsAt(attempt, now);
    await tx.mockAttempts.saveAnswers(id, merged, now, activeSeconds);
    return ok({ ...attempt, answers: merged, savedAt: now, activeSeconds });
  });
}

/** Only questions of the paper, and nothing written in the future. */
export function admitted(
  answers: Answers,
  { templateId }: Pick<Attempt, 'templateId'>,
  now: Date,
  { mockExams }: Pick<Ports, 'mockExams'>,
): Answers {
  const asked = new Set(mockExams.find(templateId)?.questions.map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([question]) => asked.has(question))
      .map(([question, { text, at }]) => [question, { text, at: Math.min(at, now.getTime()) }]),
  );
}
