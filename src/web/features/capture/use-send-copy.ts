import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ExamView } from '#contract/exam.ts';
import type { ExamType, Level, Subject } from '#domain/exam/exam.ts';
import { EXAMS_KEY } from '#web/api/exams.ts';
import { ME_KEY } from '#web/api/me.ts';
import { DASHBOARD_KEY } from '#web/api/progress.ts';
import { STORAGE_KEY } from '#web/api/rights.ts';
import type { ExamToSend } from '#web/api/send-exam.ts';
import { OUTBOX_KEY, putInOutbox } from '#web/offline/outbox.ts';
import { captureText as text } from '#web/strings/capture-text.ts';
import { examText } from '#web/strings/exam-text.ts';
import { notify } from '#web/ui/toast/notify.ts';
import { UPLOAD_RULES } from '#web/ui/toast/toast-limiter.ts';
import type { CopyDraft } from './copy-draft.ts';
import { rememberChoices } from './last-choices.ts';
import { type Stop, sendCopy } from './send-copy.ts';
import { sendPatiently } from './send-patiently.ts';

type Draft = { settled(): Promise<CopyDraft>; forget(): Promise<void> };
type State = {
  busy: boolean;
  shares?: number[];
  /** Nothing answers yet: it is being tried again. */
  silent?: true;
  stop?: Stop;
};

/** Sends the copy and goes to where its correction is followed; what stops it is told on screen and in a notice. */
export function useSendCopy(userId: string, { settled, forget }: Draft) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [state, setState] = useState<State>({ busy: false });

  const send = async () => {
    setState({ busy: true });
    // Fetched ahead; where that fails, the screen is asked for again when it is opened.
    import('#web/features/exam/history-screen.tsx').catch(() => {});
    const draft = await settled();
    const exam = examOf(draft);
    const sent = await sendPatiently(
      () => sendCopy(exam, (shares) => setState({ busy: true, shares })),
      { onSilence: () => setState({ busy: true, silent: true }) },
    );
    if (sent.ok) {
      rememberChoices(draft);
      void forget();
      // Its first step is shown at once; the list itself follows.
      client.setQueryData<ExamView[]>(EXAMS_KEY, (list = []) => [asSent(sent.id, exam), ...list]);
      // The day's correction and some of the room are used: the profile must not say otherwise.
      for (const queryKey of [EXAMS_KEY, ME_KEY, STORAGE_KEY, DASHBOARD_KEY])
        void client.invalidateQueries({ queryKey });
      const { title, description } = examText.correction.sent;
      notify.success(title, { description, rules: UPLOAD_RULES });
      navigate(`/history?focus=${sent.id}`);
      return;
    }
    const { stop } = sent;
    if (stop.offline && !navigator.onLine) {
      await putInOutbox({ userId, exam, since: new Date().toISOString() });
      rememberChoices(draft);
      await forget();
      await client.invalidateQueries({ queryKey: OUTBOX_KEY });
      notify.info(text.queued.title, { description: text.queued.description, rules: UPLOAD_RULES });
      navigate('/history');
      return;
    }
    setState({ busy: false, stop });
    tell(stop, navigate);
    // Believed signed in, the sign-in page would send the pupil straight back here.
    if (stop.signIn) await client.invalidateQueries({ queryKey: ME_KEY });
  };

  return { ...state, send };
}

function tell({ title, description, upgradeUrl, signIn }: Stop, navigate: (to: string) => void) {
  const more = { description, rules: UPLOAD_RULES };
  if (signIn) notify.error(text.signIn.title, more);
  else if (upgradeUrl) {
    const action = { label: text.limits.upgrade, onClick: () => navigate(upgradeUrl) };
    notify.error(title, { ...more, action });
  } else notify.error(title, more);
}

/** The copy as the server will describe it in a moment. */
const asSent = (id: string, { subject, level, examType, files }: ExamToSend): ExamView => ({
  ...{ id, subject, level, examType },
  status: 'pending',
  createdAt: new Date().toISOString(),
  files: files.map(({ name }) => ({ name })),
  failure: null,
  awaitsCheck: false,
  result: null,
});

const examOf = (draft: CopyDraft): ExamToSend => ({
  subject: draft.subject as Subject,
  level: draft.level as Level,
  examType: draft.examType as ExamType,
  exercise: draft.exercise,
  subjectText: draft.subjectText,
  checkAsked: draft.checkText,
  subjectFiles: draft.pages.flatMap(({ isSubject }, at) => (isSubject ? at : [])).join(),
  files: draft.pages.map(({ file }) => file),
  key: draft.key,
});
