import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ExamEvent, ExamView } from '#contract/exam.ts';
import { getTranscript, transcriptKey } from '#web/api/transcript.ts';
import { liveText } from '#web/strings/live-text.ts';
import { notify } from '#web/ui/toast/notify.ts';
import { UPLOAD_RULES } from '#web/ui/toast/toast-limiter.ts';
import { liveSteps } from './live-steps.ts';
import { stepKey } from './step-key.ts';
import { warningLines } from './warning-lines.ts';

const READ = ['read', 'to-check', 'checked', 'analysing', 'marking', 'checking-quotations'];
const POLL_MS = 5_000;
const TOLD = 3;

/** How far a copy is, from what the server tells as it happens; asked every five seconds in case it is not heard. */
export function useLiveProgress(exam: ExamView) {
  const isMoving = exam.status === 'pending' || exam.status === 'processing';
  const event = useQuery<ExamEvent | null>({
    queryKey: stepKey(exam.id),
    queryFn: () => null,
    enabled: false,
    initialData: null,
  }).data;
  const mayBeRead = exam.status !== 'pending' || READ.includes(event?.step ?? '');
  const transcript = useQuery({
    queryKey: transcriptKey(exam.id),
    queryFn: () => getTranscript(exam.id),
    enabled: mayBeRead,
    retry: false,
    // Until it is read there is nothing to find; once it is, the event asks at once.
    refetchInterval: ({ state }) => (isMoving && !state.data ? POLL_MS : false),
  });
  const { refetch } = transcript;
  const isRead = transcript.data != null;

  useEffect(() => {
    if (!isRead && READ.includes(event?.step ?? '')) void refetch();
  }, [event?.step, isRead, refetch]);

  useTellWarnings(transcript.data ?? undefined, isMoving);
  const steps = liveSteps({ exam, isRead, ...(event && { event }) });
  return { steps, transcript: transcript.data ?? undefined };
}

/** The first warnings about the reading are told when it comes in, once. */
function useTellWarnings(
  transcript: { warnings: Parameters<typeof warningLines>[0] } | undefined,
  isMoving: boolean,
) {
  const wasTold = useRef(false);
  useEffect(() => {
    if (!transcript || !isMoving || wasTold.current) return;
    wasTold.current = true;
    const lines = warningLines(transcript.warnings).slice(0, TOLD);
    if (lines.length === 0) return;
    notify.warning(liveText.warnings.toast, { description: lines.join(' '), rules: UPLOAD_RULES });
  }, [transcript, isMoving]);
}
