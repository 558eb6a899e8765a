import { useEffect, useRef, useState } from 'react';
import type { AttemptView } from '#contract/mock-exam.ts';
import type { Answers } from '#domain/mock-exam/answers.ts';
import { saveAnswers } from '#web/api/mock-exams.ts';
import { isProblem, type Problem } from '#web/api/problem.ts';
import { type Autosave, openAutosave, type SaveState } from './autosave.ts';
import type { ServerClock } from './server-clock.ts';

/** Signed out, given up, over: asking again changes nothing. */
const REFUSED = [401, 404, 409];
export const keptKey = (id: string) => `laureat-mock-exam-${id}`;

/**
 * The answers of an attempt, kept while they are written. `onRefused`: the server takes no more of them, here or
 * because another tab handed the copy in.
 */
export function useAnswers(
  attempt: AttemptView,
  clock: ServerClock,
  onRefused: (problem?: Problem) => void,
) {
  const [answers, setAnswers] = useState<Answers>(attempt.answers);
  const [state, setState] = useState<SaveState>('saved');
  const autosave = useRef<Autosave>(undefined);
  const { id } = attempt;
  const begun = useRef(attempt.answers);
  const refused = useRef(onRefused);
  refused.current = onRefused;

  useEffect(() => {
    const opened = openAutosave(
      {
        key: keptKey(id),
        storage: localStorage,
        async send(unsent) {
          try {
            const { serverNow } = await saveAnswers(id, unsent);
            clock.sync(serverNow);
          } catch (error) {
            if (isProblem(error) && REFUSED.includes(error.status)) refused.current(error);
            throw error;
          }
        },
        now: clock.now,
        after(ms, work) {
          const timer = setTimeout(work, ms);
          return () => clearTimeout(timer);
        },
        onChange(next, saved) {
          setAnswers(next);
          setState(saved);
        },
      },
      begun.current,
    );
    autosave.current = opened;
    setAnswers(opened.answers());
    const hurry = () => void opened.flush();
    const hearTab = ({ key, newValue }: StorageEvent) => {
      if (key !== keptKey(id)) return;
      if (newValue === null) refused.current();
      else opened.join();
    };
    window.addEventListener('storage', hearTab);
    document.addEventListener('visibilitychange', hurry);
    window.addEventListener('online', hurry);
    return () => {
      window.removeEventListener('storage', hearTab);
      document.removeEventListener('visibilitychange', hurry);
      window.removeEventListener('online', hurry);
      void opened.flush();
      opened.close();
    };
  }, [id, clock]);

  return {
    answers,
    state,
    write: (question: string, text: string) => autosave.current?.write(question, text),
    /** Does something with all that is written, while nothing else is sent; goes on saving if it fails. */
    async whileHeld<T>(work: (all: Answers) => Promise<T>): Promise<T> {
      const release = await autosave.current?.hold();
      try {
        return await work(autosave.current?.answers() ?? answers);
      } finally {
        release?.();
      }
    },
    /** Words that no server has: past the bell it no longer takes them. */
    hasUnsent: () => Object.keys(autosave.current?.unsent() ?? {}).length > 0,
    /** The copy is handed in: this browser need not keep it any longer, unless told to. */
    leave: ({ keep = false } = {}) => autosave.current?.close(!keep),
  };
}
