import { type ReactNode, useEffect, useState } from 'react';
import { accountText } from '#web/strings/account-text.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import type { AuthMode, AuthPlace } from './auth-mode.ts';
import { GoogleButton } from './google-button.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

type Props = {
  place: AuthPlace;
  initial?: AuthMode;
  /** The tab a link elsewhere on the page asked for, new at each press. */
  asked?: { mode: AuthMode };
  returnUrl?: string;
  /** Told when an account was made: its owner now has a message to open. */
  onSignedUp?: (email: string) => void;
};

/** The one way in, on every screen that has one: sign in, sign up, and on some of them reset. */
export function AuthTabs({
  place,
  initial = 'signin',
  asked,
  returnUrl = '/dashboard',
  onSignedUp,
}: Props) {
  const [mode, setMode] = useState<AuthMode>(initial);
  useEffect(() => {
    if (asked) setMode(asked.mode);
  }, [asked]);
  const toSignIn = () => setMode('signin');
  const onLogin = place === 'login';
  const { tabs } = accountText;

  const signIn = {
    value: 'signin',
    label: tabs.signIn,
    content: (
      <WithGoogle returnUrl={returnUrl}>
        <SignInForm place={place} returnUrl={returnUrl} />
      </WithGoogle>
    ),
  };
  const signUp = {
    value: 'signup',
    label: onLogin ? tabs.signUpOnLogin : tabs.signUp,
    content: (
      <SignUpForm
        place={place}
        onDone={(email) => {
          toSignIn();
          onSignedUp?.(email);
        }}
      />
    ),
  };
  const reset = {
    value: 'reset',
    label: tabs.reset,
    content: <ResetRequestForm place={place} onDone={toSignIn} />,
  };

  return (
    <Tabs
      label={tabs.label}
      tabs={onLogin ? [signIn, signUp] : [signIn, signUp, reset]}
      value={mode}
      onChange={(value) => setMode(value as AuthMode)}
    />
  );
}

function WithGoogle({ returnUrl, children }: { returnUrl: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-5">
      {children}
      <p className="flex items-center gap-3 text-ink-faint text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {accountText.google.or}
      </p>
      <GoogleButton returnUrl={returnUrl} />
    </div>
  );
}
