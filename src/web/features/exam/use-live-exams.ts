import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { ResultEvent } from '#contract/exam.ts';
import { EXAMS_KEY } from '#web/api/exams.ts';
import { examText } from '#web/strings/exam-text.ts';
import { formatGrade } from '#web/strings/format.ts';
import { notify } from '#web/ui/toast/notify.ts';

const READY_MS = 10_000;

/** Listens to the server while a pupil is here: lists refresh by themselves, and a result is announced anywhere. */
export function useLiveExams(): void {
  const client = useQueryClient();
  const [, navigate] = useLocation();

  useEffect(() => {
    const events = new EventSource('/api/events');
    const refresh = () => void client.invalidateQueries({ queryKey: EXAMS_KEY });

    events.addEventListener('exam', refresh);
    events.addEventListener('result', (event: MessageEvent<string>) => {
      refresh();
      const { resultId, subject, grade, maxGrade } = JSON.parse(event.data) as ResultEvent;
      notify.success(examText.ready.title(subject), {
        description: grade === null ? undefined : formatGrade(grade, maxGrade),
        duration: READY_MS,
        action: {
          label: examText.ready.action,
          onClick: () => navigate(`/results/${resultId}`),
        },
      });
    });
    return () => events.close();
  }, [client, navigate]);
}
