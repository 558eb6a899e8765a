import { isOpen } from '#domain/mock-exam/attempt.ts';
import type { Ports } from '../ports.ts';
import { submitMockExam } from './submit-mock-exam.ts';

/** The bell rang and nobody handed the paper in: it is taken as it stands. Safe to run again. */
export async function closeMockExam(attemptId: string, ports: Ports): Promise<void> {
  const attempt = await ports.mockAttempts.find(attemptId);
  if (!attempt || attempt.submittedAt || isOpen(attempt, ports.clock.now())) return;
  await submitMockExam({ id: attempt.id, userId: attempt.userId }, ports);
}
