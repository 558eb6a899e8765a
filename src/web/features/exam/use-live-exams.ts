import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { ResultEvent } from '#contract/exam.ts';
import { EXAMS_KEY, resultKey } from '#web/api/exams.ts';
import { forgetProgress } from '#web/api/forget-progress.ts';
import { ME_KEY } from '#web/api/me.ts';
import { listenToPupilEvents } from '#web/api/pupil-events.ts';
import { stepKey } from '#web/features/progress-live/step-key.ts';
import { useKeptResults } from '#web/offline/use-kept-results.ts';
import { examText } from '#web/strings/exam-text.ts';
import { formatGrade } from '#web/strings/format.ts';
import { notify } from '#web/ui/toast/notify.ts';
import { isMoving, useExams } from './use-exams.ts';

const READY_MS = 10_000;
/** What a copy earns is given by a job of its own, a moment after the result. */
const REWARDED_AFTER_MS = 3_000;

/** While a pupil is here, lists refresh by themselves and a result is announced on any screen. */
export function useLiveExams(): void {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { data: exams } = useExams();
  useKeptResults(exams);
  const announced = useRef(new Set<string>());
  const moving = useRef(new Set<string>());

  const announce = useCallback(
    ({ resultId, examId, subject, grade, maxGrade }: ResultEvent) => {
      if (announced.current.has(resultId)) return;
      announced.current.add(resultId);
      // A copy corrected again keeps its address: what was kept of it is old.
      void client.invalidateQueries({ queryKey: resultKey(resultId) });
      forgetProgress(client);
      setTimeout(() => forgetProgress(client), REWARDED_AFTER_MS);
      if (isWatching(examId)) return;
      notify.success(examText.ready.title(subject), {
        description: grade === null ? undefined : formatGrade(grade, maxGrade),
        duration: READY_MS,
        action: {
          label: examText.ready.action,
          onClick: () => navigate(`/results/${resultId}`),
        },
      });
    },
    [client, navigate],
  );

  useEffect(
    () =>
      listenToPupilEvents(({ kind, data }) => {
        void client.invalidateQueries({ queryKey: EXAMS_KEY });
        if (kind === 'exam') {
          announced.current.clear();
          client.setQueryData(stepKey(data.examId), data);
        } else announce(data);
      }),
    [client, announce],
  );

  // The channel may be cut: a copy that was on its way and now has its result is announced all the same.
  useEffect(() => {
    for (const exam of exams ?? []) {
      if (isMoving(exam)) moving.current.add(exam.id);
      else if (!exam.awaitsCheck && moving.current.delete(exam.id)) {
        // A copy that could not be corrected gives the day's correction back.
        void client.invalidateQueries({ queryKey: ME_KEY });
        forgetProgress(client);
        if (!exam.result) continue;
        const { id: resultId, grade, maxGrade } = exam.result;
        announce({ resultId, examId: exam.id, subject: exam.subject, grade, maxGrade });
      }
    }
  }, [exams, announce, client]);
}

/** The pupil is looking at this very copy: the page itself shows the grade. */
const isWatching = (examId: string) =>
  document.visibilityState === 'visible' &&
  window.location.pathname === '/history' &&
  new URLSearchParams(window.location.search).get('focus') === examId;
