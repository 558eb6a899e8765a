import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { getResult, resultKey } from '#web/api/exams.ts';
import { isProblem } from '#web/api/problem.ts';
import { examText } from '#web/strings/exam-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { PaperPlaneArt } from '#web/ui/art/paper-plane-art.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageWait } from '#web/ui/page-wait.tsx';
import { dressResult } from './dress-result.ts';
import { ResultPage } from './result-page.tsx';

const { result: text } = examText;

export function ResultScreen() {
  const { id = '' } = useParams();
  const result = useQuery({
    queryKey: resultKey(id),
    queryFn: () => getResult(id),
    select: dressResult,
  });

  if (result.isPending) return <PageWait>{uiText.loading}</PageWait>;
  if (result.isError) {
    if (isProblem(result.error, 404)) return <Missing title={text.notFound} />;
    return (
      <Missing title={text.failed}>
        <p className="mb-3">{text.unreachable}</p>
        <Button look="secondary" onClick={() => result.refetch()}>
          {uiText.retry}
        </Button>
      </Missing>
    );
  }
  return <ResultPage result={result.data} />;
}

const Missing = ({ title, children }: { title: string; children?: ReactNode }) => (
  <EmptyState
    whole
    art={<PaperPlaneArt />}
    title={title}
    action={<ButtonLink to="/dashboard">{text.back}</ButtonLink>}
  >
    {children}
  </EmptyState>
);
