import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { EXAMS_KEY } from '#web/api/exams.ts';
import { listenToPupilEvents } from '#web/api/pupil-events.ts';
import { examText } from '#web/strings/exam-text.ts';
import { formatGrade } from '#web/strings/format.ts';
import { notify } from '#web/ui/toast/notify.ts';

const READY_MS = 10_000;

/** While a pupil is here, lists refresh by themselves and a result is announced on any screen. */
export function useLiveExams(): void {
  const client = useQueryClient();
  const [, navigate] = useLocation();

  useEffect(
    () =>
      listenToPupilEvents(({ kind, data }) => {
        void client.invalidateQueries({ queryKey: EXAMS_KEY });
        if (kind !== 'result') return;
        const { resultId, subject, grade, maxGrade } = data;
        notify.success(examText.ready.title(subject), {
          description: grade === null ? undefined : formatGrade(grade, maxGrade),
          duration: READY_MS,
          action: {
            label: examText.ready.action,
            onClick: () => navigate(`/results/${resultId}`),
          },
        });
      }),
    [client, navigate],
  );
}
