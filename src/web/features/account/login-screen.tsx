import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { safeReturnUrl } from '#domain/account/return-url.ts';
import { accountText } from '#web/strings/account-text.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AccountLayout } from './account-layout.tsx';
import type { AuthMode } from './auth-mode.ts';
import { AuthTabs } from './auth-tabs.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { MemberRedirect } from './member-redirect.tsx';

const { login } = accountText;

/** /login, and /signup, which is the same screen open on its second tab. */
export function LoginScreen({ initial = 'signin' }: { initial?: AuthMode }) {
  const [params] = useSearchParams();
  const [awaiting, setAwaiting] = useState<string>();
  const returnUrl = safeReturnUrl(params.get('returnUrl'));

  return (
    <MemberRedirect to={returnUrl}>
      <AccountLayout>
        {awaiting ? (
          <ConfirmEmail email={awaiting} />
        ) : (
          <>
            <ScreenTitle
              tab={initial === 'signup' ? accountText.tabs.signUpOnLogin : accountText.tabs.signIn}
              className="mb-5 text-3xl"
            >
              {initial === 'signup' ? login.signUpTitle : login.title}
            </ScreenTitle>
            {params.get('error') !== null && (
              <Notice tone="warning" className="mb-5" live>
                {accountText.google.turnedBack}
              </Notice>
            )}
            <AuthTabs
              place="login"
              initial={initial}
              returnUrl={returnUrl}
              onSignedUp={setAwaiting}
            />
          </>
        )}
        <p className="mt-8 flex flex-wrap justify-center gap-x-5 gap-y-1 border-line border-t pt-5 text-sm">
          <TextLink to="/privacy">{login.privacy}</TextLink>
          <TextLink to="/terms">{login.terms}</TextLink>
          <TextLink to="/contact">{login.contact}</TextLink>
        </p>
      </AccountLayout>
    </MemberRedirect>
  );
}

export const SignUpScreen = () => <LoginScreen initial="signup" />;
