import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { getTranscript, transcriptKey } from '#web/api/transcript.ts';
import { useExams } from '#web/features/exam/use-exams.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { transcriptText as text } from '#web/strings/transcript-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { BlankCopyArt } from '#web/ui/art/blank-copy-art.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageWait } from '#web/ui/page-wait.tsx';
import { TranscriptCheck } from './transcript-check.tsx';

/** What was read of a copy, beside the copy itself, before it is corrected or once after. */
export function TranscriptScreen() {
  const { id = '' } = useParams();
  const transcript = useQuery({
    queryKey: transcriptKey(id),
    queryFn: () => getTranscript(id),
    retry: false,
  });
  const exam = useExams().data?.find((one) => one.id === id);

  if (transcript.isPending) return <PageWait>{uiText.loading}</PageWait>;
  if (!transcript.data || transcript.data.isChecked) {
    const said = transcript.isError
      ? { title: text.failed, text: problemSentence(transcript.error) }
      : transcript.data
        ? text.settled
        : text.unread;
    return (
      <EmptyState
        whole
        art={<BlankCopyArt />}
        title={said.title}
        action={<ButtonLink to={`/history?focus=${id}`}>{text.settled.action}</ButtonLink>}
      >
        {said.text}
      </EmptyState>
    );
  }
  const isAgain = !transcript.data.awaitsCheck && exam?.status === 'completed';
  return <TranscriptCheck examId={id} transcript={transcript.data} isAgain={isAgain} />;
}
