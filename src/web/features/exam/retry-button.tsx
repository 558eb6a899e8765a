import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { EXAMS_KEY, retryExam } from '#web/api/exams.ts';
import { transcriptKey } from '#web/api/transcript.ts';
import { stepKey } from '#web/features/progress-live/step-key.ts';
import { examText } from '#web/strings/exam-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/toast/notify.ts';

const { history: text } = examText;

/** Has a failed correction tried again: it costs nothing more. */
export function RetryButton({ examId }: { examId: string }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => retryExam(examId),
    async onSuccess() {
      client.removeQueries({ queryKey: stepKey(examId) });
      client.removeQueries({ queryKey: transcriptKey(examId) });
      await client.invalidateQueries({ queryKey: EXAMS_KEY });
      notify.success(text.retried.title, { description: text.retried.description });
    },
    onError: (error) => notify.error(uiText.errorTitle, { description: problemSentence(error) }),
  });
  return (
    <Button
      look="secondary"
      size="small"
      busy={retry.isPending && text.retrying}
      onClick={() => retry.mutate()}
    >
      <RotateCcw aria-hidden="true" className="size-4" />
      {text.retry}
    </Button>
  );
}
