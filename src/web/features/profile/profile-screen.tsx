import { LogOut } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { ComfortSettings } from '#web/features/comfort/comfort-settings.tsx';
import { useSession } from '#web/features/session/session-context.ts';
import { useMember } from '#web/features/session/use-member.ts';
import { comfortText } from '#web/strings/comfort-text.ts';
import { profileText } from '#web/strings/profile-text.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { LanguageField } from './language-field.tsx';
import { MemberFacts } from './member-facts.tsx';
import { PlanCard } from './plan-card.tsx';
import { SessionsList } from './sessions-list.tsx';

const text = profileText;

export function ProfileScreen() {
  const { me, isPro } = useMember();
  const { signOut } = useSession();
  const [params] = useSearchParams();

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ScreenTitle>{text.title}</ScreenTitle>
        <Button look="secondary" onClick={signOut}>
          <LogOut aria-hidden="true" className="size-4" />
          {text.signOut}
        </Button>
      </div>
      {params.get('upgrade') === 'required' && (
        <Notice tone="warning">{text.upgradeRequired}</Notice>
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        <MemberFacts me={me} />
        <PlanCard profile={me.profile} isPro={isPro} />
      </div>
      <Card title={comfortText.title}>
        <ComfortSettings />
      </Card>
      <Card title={text.language.title}>
        <LanguageField locale={me.profile.locale} />
      </Card>
      <Card title={text.email.title}>
        <ChangeEmailForm />
      </Card>
      <Card title={text.password.title}>
        {me.hasPassword ? (
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
    </div>
  );
}
