import type { JobWithMetadata } from 'pg-boss';
import { giveUpOnExam } from '#application/exam/give-up-on-exam.ts';
import type { Jobs, Ports } from '#application/ports.ts';

/** What lands in the dead-letter queue. */
export type LastTry = Jobs['read-exam'] & Jobs['correct-exam'];

/** A copy that kills whoever takes it is set aside too, though much later. */
const MOST_REVIVALS = 4;

/**
 * After the last try of a job on a copy. When the worker died under it, nothing says that the copy was at fault:
 * it gets its tries again. Only what failed by itself, or buried five workers five times, is given up.
 */
export async function afterLastTry(
  { data: { examId, revived = 0 }, ...job }: JobWithMetadata<LastTry>,
  ports: Ports,
): Promise<void> {
  const name = job.sourceName;
  const isForCopies = name === 'read-exam' || name === 'correct-exam';
  if (isForCopies && diedWithItsWorker(job.sourceOutput) && revived < MOST_REVIVALS)
    return ports.jobs.enqueue(name, { examId, revived: revived + 1 });
  await giveUpOnExam(examId, ports);
}

/** The queue's own words for a worker whose beats stopped. */
const diedWithItsWorker = (output: unknown) =>
  (output as { value?: { message?: string } } | null)?.value?.message === 'job heartbeat timeout';
