import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { addPassword, resetPassword } from '#web/api/auth.ts';
import { useSession } from '#web/features/session/session-context.ts';
import { accountText } from '#web/strings/account-text.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { AccountLayout } from './account-layout.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

const { newPassword: text } = accountText;

/** /reset-password: where the link of the mail leads, and where a Google account may get a password. */
export function ResetPasswordScreen() {
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const { session, refresh } = useSession();
  const [adding, setAdding] = useState(false);

  const token = params.get('error') ? null : params.get('token');
  const me = session.status === 'signed-in' ? session.me : undefined;
  const isGoogleOnly = me?.user.provider === 'google' && !me.hasPassword;

  const save = async (password: string) => {
    await (token ? resetPassword(password, token) : addPassword(password));
    notify.success(text.done.title, { description: text.done.description });
    await refresh();
    navigate('/login');
  };

  return (
    <AccountLayout>
      <ScreenTitle className="mb-5 text-3xl">{text.title}</ScreenTitle>
      {token || (isGoogleOnly && adding) ? (
        <NewPasswordForm save={save} />
      ) : isGoogleOnly ? (
        <GoogleNotice onAdd={() => setAdding(true)} />
      ) : (
        <ExpiredNotice />
      )}
    </AccountLayout>
  );
}

function GoogleNotice({ onAdd }: { onAdd: () => void }) {
  return (
    <>
      <Notice title={text.google.title}>{text.google.text}</Notice>
      <div className="mt-5 flex flex-col gap-3">
        <Button onClick={onAdd}>{text.google.add}</Button>
        <ButtonLink to="/dashboard" look="secondary">
          {text.google.back}
        </ButtonLink>
      </div>
    </>
  );
}

function ExpiredNotice() {
  return (
    <>
      <Notice tone="warning" title={text.expired.title}>
        {text.expired.text}
      </Notice>
      <ButtonLink to="/forgot-password" wide className="mt-5">
        {text.expired.action}
      </ButtonLink>
    </>
  );
}
