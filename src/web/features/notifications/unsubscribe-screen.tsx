import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unsubscribe } from '#web/api/share.ts';
import { shareText } from '#web/strings/share-text.ts';
import { EnvelopeArt } from '#web/ui/art/envelope-art.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageWait } from '#web/ui/page-wait.tsx';

const { unsubscribe: text } = shareText;

/** One click in the mail is enough: opening this page does it. */
export function UnsubscribeScreen() {
  const token = new URLSearchParams(window.location.search).get('jeton') ?? '';
  const { mutate, isSuccess, isError } = useMutation({ mutationFn: unsubscribe });
  useEffect(() => mutate(token), [mutate, token]);
  if (!isSuccess && !isError) return <PageWait>{text.working}</PageWait>;
  return (
    <EmptyState
      art={<EnvelopeArt />}
      title={isSuccess ? text.done : text.failed}
      action={<ButtonLink to="/">{text.back}</ButtonLink>}
      whole
    >
      {isSuccess ? text.doneText : text.failedText}
    </EmptyState>
  );
}
