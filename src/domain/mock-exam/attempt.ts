import type { Answers } from './answers.ts';

export type Mode = 'timed' | 'practice';

/** A pupil sitting a paper. Closed once, by the pupil or by the clock; then it becomes a copy with the same id. */
export type Attempt = {
  id: string;
  userId: string;
  templateId: string;
  mode: Mode;
  extraTime: boolean;
  /** Undefined in practice. */
  timeLimitSeconds?: number;
  answers: Answers;
  startedAt: Date;
  savedAt: Date;
  activeSeconds: number;
  submittedAt?: Date;
  timeSpentSeconds?: number;
  examId?: string;
};

/** What was on its way when the bell rang still counts. */
export const GRACE_MS = 30_000;
/** Nobody is at work when nothing was saved for that long. */
const LONGEST_PAUSE_SECONDS = 60;

/** A third more with « tiers temps », to the second. */
export const timeLimitSeconds = (minutes: number, extraTime: boolean): number =>
  extraTime ? minutes * 80 : minutes * 60;

export const endOf = ({
  startedAt,
  timeLimitSeconds: limit,
}: Pick<Attempt, 'startedAt' | 'timeLimitSeconds'>): Date | undefined =>
  limit === undefined ? undefined : new Date(startedAt.getTime() + limit * 1000);

/** Whether answers written now are still taken. */
export function isOpen(attempt: Attempt, now: Date): boolean {
  const end = endOf(attempt);
  return !attempt.submittedAt && (!end || now.getTime() <= end.getTime() + GRACE_MS);
}

/** When a timed attempt that nobody handed in is closed for its pupil: surely past the last word taken. */
export const closingTimeOf = (attempt: Attempt): Date | undefined => {
  const end = endOf(attempt);
  return end && new Date(end.getTime() + 2 * GRACE_MS);
};

/** Time at work up to now: a gap between two saves counts for a minute at most. */
export const activeSecondsAt = (attempt: Attempt, now: Date): number =>
  attempt.activeSeconds +
  Math.min(
    LONGEST_PAUSE_SECONDS,
    Math.max(0, Math.round((now.getTime() - attempt.savedAt.getTime()) / 1000)),
  );

/** Closes an attempt: in exam mode the clock runs from start to hand-in and never past the bell. */
export function close(
  attempt: Attempt,
  now: Date,
): { submittedAt: Date; timeSpentSeconds: number; closedBy: 'pupil' | 'clock' } {
  const end = endOf(attempt);
  if (!end) {
    const timeSpentSeconds = activeSecondsAt(attempt, now);
    return { submittedAt: now, timeSpentSeconds, closedBy: 'pupil' };
  }
  const isLate = now.getTime() >= end.getTime();
  const submittedAt = isLate ? end : now;
  const timeSpentSeconds = Math.round((submittedAt.getTime() - attempt.startedAt.getTime()) / 1000);
  return { submittedAt, timeSpentSeconds, closedBy: isLate ? 'clock' : 'pupil' };
}
