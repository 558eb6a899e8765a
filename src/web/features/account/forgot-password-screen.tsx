import { useState } from 'react';
import { accountText } from '#web/strings/account-text.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AccountLayout } from './account-layout.tsx';
import { MailboxNote } from './mailbox-note.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

const { forgot, reset } = accountText;

/** What was said in passing stays on screen: whoever comes back from their mail knows where they are. */
export function ForgotPasswordScreen() {
  const [isSent, setSent] = useState(false);
  return (
    <AccountLayout>
      <ScreenTitle className="mb-4 text-3xl">{forgot.title}</ScreenTitle>
      {isSent && (
        <div className="mb-5 flex flex-col gap-3">
          <Notice tone="success" title={reset.sentOnForgot.title}>
            {reset.sentOnForgot.description}. {reset.spam}
          </Notice>
          <MailboxNote />
        </div>
      )}
      <ResetRequestForm place="login" onDone={() => setSent(true)} />
      <p className="mt-6 text-center">
        <TextLink to="/login">{reset.back}</TextLink>
      </p>
    </AccountLayout>
  );
}
