import { useEffect, useRef, useState } from 'react';
import type { AttemptView } from '#contract/mock-exam.ts';
import type { Answers } from '#domain/mock-exam/answers.ts';
import { saveAnswers } from '#web/api/mock-exams.ts';
import { type Autosave, openAutosave, type SaveState } from './autosave.ts';
import type { ServerClock } from './server-clock.ts';

const keptKey = (id: string) => `laureat-mock-exam-${id}`;

/** The answers of an attempt, kept while they are written. */
export function useAnswers(attempt: AttemptView, clock: ServerClock) {
  const [answers, setAnswers] = useState<Answers>(attempt.answers);
  const [state, setState] = useState<SaveState>('saved');
  const autosave = useRef<Autosave>(undefined);
  const { id } = attempt;
  const begun = useRef(attempt.answers);

  useEffect(() => {
    const opened = openAutosave(
      {
        key: keptKey(id),
        storage: localStorage,
        async send(unsent) {
          const { serverNow } = await saveAnswers(id, unsent);
          clock.sync(serverNow);
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
    document.addEventListener('visibilitychange', hurry);
    window.addEventListener('online', hurry);
    return () => {
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
    /** The copy is handed in: this browser need not keep it any longer. */
    forget: () => autosave.current?.close(true),
  };
}
