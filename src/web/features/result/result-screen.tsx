import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { getResult, resultKey } from '#web/api/exams.ts';
import { isProblem } from '#web/api/problem.ts';
import { examText } from '#web/strings/exam-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { PaperPlaneArt } from '#web/ui/art/paper-plane-art.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
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
    const isMissing = isProblem(result.error, 404);
    return (
      <EmptyState
        whole
        art={<PaperPlaneArt />}
        title={isMissing ? text.notFound : text.failed}
        action={<ButtonLink to="/dashboard">{text.back}</ButtonLink>}
      />
    );
  }
  return <ResultPage result={result.data} />;
}
