import { profileText as text } from '#web/strings/profile-text.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SessionsList } from './sessions-list.tsx';

/** Address, password, devices. */
export function SecurityCards({ hasPassword }: { hasPassword: boolean }) {
  return (
    <>
      <Card title={text.email.title}>
        <ChangeEmailForm />
      </Card>
      <Card title={text.password.title}>
        {hasPassword ? (
          <ChangePasswordForm />
        ) : (
          <>
            <p className="mb-4 text-ink-soft">{text.password.none}</p>
            <ButtonLink to="/reset-password" look="secondary">
              {text.password.add}
            </ButtonLink>
          </>
        )}
      </Card>
      <Card title={text.sessions.title}>
        <SessionsList />
      </Card>
    </>
  );
}
