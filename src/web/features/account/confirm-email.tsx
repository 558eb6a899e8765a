import { useState } from 'react';
import { sendConfirmation } from '#web/api/auth.ts';
import { accountText } from '#web/strings/account-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { EnvelopeArt } from '#web/ui/art/envelope-art.tsx';
import { Button } from '#web/ui/button.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { MailboxNote } from './mailbox-note.tsx';

const { confirm } = accountText;

/** A message is on its way to `email`; it can be sent again. */
export function ConfirmEmail({ email }: { email?: string }) {
  const [sending, setSending] = useState(false);

  const resend = async (address: string) => {
    setSending(true);
    try {
      await sendConfirmation(address);
      notify.success(confirm.resent);
    } catch (error) {
      notify.error(uiText.errorTitle, { description: problemSentence(error) });
    }
    setSending(false);
  };

  return (
    <div className="flex flex-col gap-4">
      <EnvelopeArt className="mx-auto max-w-44" />
      <ScreenTitle className="text-center text-3xl">{confirm.title}</ScreenTitle>
      <p className="text-center">
        {email ? (
          <>
            {confirm.sentTo} <strong className="wrap-anywhere">{email}</strong>.
          </>
        ) : (
          confirm.sent
        )}{' '}
        <span className="text-ink-soft">{confirm.advice}</span>
      </p>
      <MailboxNote />
      {email && (
        <Button
          look="secondary"
          wide
          onClick={() => resend(email)}
          busy={sending && confirm.resending}
        >
          {confirm.resend}
        </Button>
      )}
    </div>
  );
}
