import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { examText } from '#web/strings/exam-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { BlankCopyArt } from '#web/ui/art/blank-copy-art.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ExamCard } from './exam-card.tsx';
import { useExams } from './use-exams.ts';

const { history } = examText;

export function HistoryScreen() {
  const [params] = useSearchParams();
  const focus = params.get('focus');
  const exams = useExams();
  const focused = useRef<HTMLLIElement>(null);
  const hasFocused = exams.data?.some(({ id }) => id === focus) ?? false;

  useEffect(() => {
    if (hasFocused) focused.current?.scrollIntoView({ block: 'center' });
  }, [hasFocused]);

  return (
    <div className="flex flex-col gap-6">
      <ScreenTitle>{history.title}</ScreenTitle>
      {exams.isPending && (
        <div role="status">
          <span className="sr-only">{uiText.loading}</span>
          <Skeleton lines={6} />
        </div>
      )}
      {exams.isError && (
        <Notice tone="problem" title={history.failed} live>
          <p>{problemSentence(exams.error)}</p>
          <Button look="secondary" size="small" className="mt-2" onClick={() => exams.refetch()}>
            {uiText.retry}
          </Button>
        </Notice>
      )}
      {exams.data?.length === 0 && (
        <EmptyState
          art={<BlankCopyArt />}
          title={history.empty.title}
          action={<ButtonLink to="/correction">{history.empty.action}</ButtonLink>}
        >
          {history.empty.text}
        </EmptyState>
      )}
      <ul className="flex flex-col gap-4">
        {exams.data?.map((exam) => (
          <li key={exam.id} ref={exam.id === focus ? focused : undefined}>
            <ExamCard exam={exam} focused={exam.id === focus} />
          </li>
        ))}
      </ul>
    </div>
  );
}
