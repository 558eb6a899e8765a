import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { answerParentRequest, getParentRequest } from '#web/api/parent-consent.ts';
import { accountText } from '#web/strings/account-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { SignatureArt } from '#web/ui/art/signature-art.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageWait } from '#web/ui/page-wait.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { LetterLayout } from './account-layout.tsx';

const { parent } = accountText;

/** /accord-parental: a parent, who has no account, reads what is asked and decides. */
export function ParentConsentScreen() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const request = useQuery({
    queryKey: ['parent-request', token],
    queryFn: () => getParentRequest(token),
    retry: false,
  });
  const answer = useMutation({
    mutationFn: (decision: 'accept' | 'refuse') => answerParentRequest(token, decision),
  });

  if (request.isPending) return <PageWait>{parent.loading}</PageWait>;
  const isAccepted = answer.variables === 'accept';
  return (
    <LetterLayout>
      <SignatureArt className="mx-auto mb-4 max-w-44" />
      <ScreenTitle className="mb-4 text-center text-3xl">{parent.title}</ScreenTitle>
      {request.isError ? (
        <Notice tone="warning" title={parent.invalid.title}>
          {parent.invalid.text}
        </Notice>
      ) : answer.isSuccess ? (
        <Notice
          tone={isAccepted ? 'success' : 'info'}
          title={isAccepted ? parent.accepted.title : parent.refused.title}
          live
        >
          {isAccepted ? parent.accepted.text : parent.refused.text}
        </Notice>
      ) : (
        <div className="flex flex-col gap-4">
          <p>
            {parent.asks} <strong className="wrap-anywhere">{request.data.pupilEmail}</strong>
          </p>
          <ul className="list-disc space-y-1.5 pl-5 text-ink-soft">
            {parent.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p className="text-ink-soft">
            {parent.read} <TextLink to="/privacy">{parent.privacy}</TextLink>.
          </p>
          {request.data.confirmed && <Notice>{parent.already}</Notice>}
          {answer.isError && (
            <Notice tone="problem" live>
              {problemSentence(answer.error)}
            </Notice>
          )}
          <div className="mt-2 flex flex-wrap gap-3">
            {!request.data.confirmed && (
              <Button
                onClick={() => answer.mutate('accept')}
                busy={answer.isPending && isAccepted && parent.sending}
              >
                {parent.accept}
              </Button>
            )}
            <Button
              look="secondary"
              onClick={() => answer.mutate('refuse')}
              busy={answer.isPending && !isAccepted && parent.sending}
            >
              {request.data.confirmed ? parent.takeBack : parent.refuse}
            </Button>
          </div>
        </div>
      )}
    </LetterLayout>
  );
}
