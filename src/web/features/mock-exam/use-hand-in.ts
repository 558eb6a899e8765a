import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { HandedInView } from '#contract/mock-exam.ts';
import { EXAMS_KEY } from '#web/api/exams.ts';
import { ME_KEY } from '#web/api/me.ts';
import { ATTEMPTS_KEY, attemptKey } from '#web/api/mock-exams.ts';
import { isProblem } from '#web/api/problem.ts';
import { DASHBOARD_KEY } from '#web/api/progress.ts';
import { mockExamText } from '#web/strings/mock-exam-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { notify } from '#web/ui/toast/notify.ts';

const { finish, failures, closed } = mockExamText;
const TRY_AGAIN_MS = 5_000;

/**
 * Hands the copy in once, however often it is asked to. With `insist`, as when the bell rings, a network
 * that is gone is asked again until it answers; the server makes one copy of it all the same.
 */
export function useHandIn(id: string, onDone: () => void) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  const handIn = useCallback(
    async (send: () => Promise<HandedInView>, insist = false): Promise<void> => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setBusy(true);
      try {
        const { examId } = await untilAnswered(send, insist);
        onDone();
        notify.success(finish.sent.title, { description: finish.sent.description });
        // The day's correction is used: the next page must not offer it.
        for (const queryKey of [ME_KEY, DASHBOARD_KEY]) void client.invalidateQueries({ queryKey });
        await client.invalidateQueries({ queryKey: EXAMS_KEY });
        navigate(`/history?focus=${examId}`);
      } catch (error) {
        if (isKept(error))
          notify.info(closed.waitingTitle, { description: problemSentence(error) });
        else notify.error(failures.submit, { description: problemSentence(error) });
        if (isProblem(error, 401)) void client.invalidateQueries({ queryKey: ME_KEY });
      } finally {
        isUnderWay.current = false;
        setBusy(false);
        await client.invalidateQueries({ queryKey: attemptKey(id) });
        await client.invalidateQueries({ queryKey: ATTEMPTS_KEY });
      }
    },
    [client, navigate, id, onDone],
  );
  return { busy, handIn };
}

/** Without a correction left today the copy is closed and kept: that is no failure. */
const isKept = (error: unknown) => isProblem(error) && error.refusal?.code === 'daily-limit';

async function untilAnswered(send: () => Promise<HandedInView>, insist: boolean) {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      const isAway = isProblem(error, 0) || (isProblem(error) && error.status >= 500);
      if (!insist || !isAway) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}
