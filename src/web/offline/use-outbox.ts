import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { EXAMS_KEY } from '#web/api/exams.ts';
import { isProblem } from '#web/api/problem.ts';
import { sendExam } from '#web/api/send-exam.ts';
import { examText } from '#web/strings/exam-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { notify } from '#web/ui/toast/notify.ts';
import {
  listOutbox,
  OUTBOX_KEY,
  putInOutbox,
  takeOutOfOutbox,
  type WaitingCopy,
} from './outbox.ts';

const AGAIN_MS = 30_000;

export const useWaitingCopies = (userId: string) =>
  useQuery({
    queryKey: [...OUTBOX_KEY, userId],
    queryFn: () => listOutbox(userId),
    networkMode: 'always',
  }).data ?? [];

/** Sends what waits as soon as the network is back, one copy at a time, each under its first key. */
export function useOutbox(userId: string): void {
  const client = useQueryClient();
  const waiting = useWaitingCopies(userId);
  const isBusy = useRef(false);

  const sendAll = useCallback(async () => {
    if (isBusy.current || !navigator.onLine) return;
    isBusy.current = true;
    for (const copy of await listOutbox(userId)) {
      if (!copy.problem && !(await sendOne(copy))) break;
    }
    isBusy.current = false;
    await client.invalidateQueries({ queryKey: OUTBOX_KEY });
    await client.invalidateQueries({ queryKey: EXAMS_KEY });
  }, [client, userId]);

  const hasWaiting = waiting.some(({ problem }) => !problem);
  useEffect(() => {
    if (!hasWaiting) return;
    void sendAll();
    window.addEventListener('online', sendAll);
    const timer = setInterval(sendAll, AGAIN_MS);
    return () => {
      window.removeEventListener('online', sendAll);
      clearInterval(timer);
    };
  }, [hasWaiting, sendAll]);
}

/** False when nobody answers: the others wait too. */
async function sendOne(copy: WaitingCopy): Promise<boolean> {
  const { sent } = examText.correction;
  try {
    await sendExam(copy.exam);
    await takeOutOfOutbox(copy.exam.key);
    notify.success(sent.title, { description: sent.description });
  } catch (error) {
    if (isProblem(error, 0) || isProblem(error, 401)) return false;
    await putInOutbox({ ...copy, problem: problemSentence(error) });
  }
  return true;
}
