import { accountText } from '#web/strings/account-text.ts';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AccountLayout } from './account-layout.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

export function ForgotPasswordScreen() {
  return (
    <AccountLayout>
      <ScreenTitle className="mb-4 text-3xl">{accountText.forgot.title}</ScreenTitle>
      <ResetRequestForm place="login" />
      <p className="mt-6 text-center">
        <TextLink to="/login">{accountText.reset.back}</TextLink>
      </p>
    </AccountLayout>
  );
}
