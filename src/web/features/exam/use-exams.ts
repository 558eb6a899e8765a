import { useQuery } from '@tanstack/react-query';
import type { ExamView } from '#contract/exam.ts';
import { EXAMS_KEY, listExams } from '#web/api/exams.ts';

const POLL_MS = 5_000;

/** On its way by itself: one that waits for its author does not move. */
export const isMoving = ({ status, awaitsCheck }: ExamView): boolean =>
  (status === 'pending' || status === 'processing') && !awaitsCheck;

/**
 * The pupil's exams, newest first, asked for again every five seconds while one is under way. After an
 * outage too: the copy that was just accepted may not be in the list we still have.
 */
export function useExams() {
  return useQuery({
    queryKey: EXAMS_KEY,
    queryFn: listExams,
    refetchInterval: ({ state: { status, data } }) =>
      status === 'error' || data?.some(isMoving) ? POLL_MS : false,
  });
}
