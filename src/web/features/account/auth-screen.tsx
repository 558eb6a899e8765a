import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { safeReturnUrl } from '#domain/account/return-url.ts';
import { useSession } from '#web/features/session/session-context.ts';
import { accountText } from '#web/strings/account-text.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { AccountLayout } from './account-layout.tsx';
import { AuthTabs } from './auth-tabs.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { MemberRedirect } from './member-redirect.tsx';

/** /auth: three tabs, and what the links in our mails lead back to. */
export function AuthScreen() {
  const { session } = useSession();
  const [params] = useSearchParams();
  const state = useHistoryState<{ email?: string } | null>();
  const [created, setCreated] = useState<string>();

  const message = params.get('message');
  const hasExpired = params.get('error') !== null;
  const isConfirmed = message === 'email-confirmed' && !hasExpired;
  const ownEmail = session.status === 'signed-in' ? session.me.user.email : undefined;
  const email = created ?? ownEmail ?? state?.email;
  const awaitsMail = message === 'confirm-email' || created !== undefined || (hasExpired && email);

  return (
    <MemberRedirect>
      <AccountLayout>
        {hasExpired && (
          <Notice tone="warning" className="mb-5" live>
            {accountText.confirm.expired}
          </Notice>
        )}
        {isConfirmed && (
          <Notice tone="success" className="mb-5" live>
            {accountText.confirm.done}
          </Notice>
        )}
        {awaitsMail ? (
          <ConfirmEmail email={email} />
        ) : (
          <ScreenTitle className="mb-5 text-3xl">{accountText.auth.title}</ScreenTitle>
        )}
        {session.status !== 'signed-in' && !created && (
          <div className={awaitsMail ? 'mt-8' : undefined}>
            <AuthTabs
              place="auth"
              returnUrl={safeReturnUrl(params.get('returnUrl'))}
              onSignedUp={setCreated}
            />
          </div>
        )}
      </AccountLayout>
    </MemberRedirect>
  );
}
