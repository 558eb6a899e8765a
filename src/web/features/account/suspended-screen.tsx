import { ExportButton } from '#web/features/rights/data-card.tsx';
import { useSession } from '#web/features/session/session-context.ts';
import { accountText } from '#web/strings/account-text.ts';
import { CappedPenArt } from '#web/ui/art/capped-pen-art.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { LetterLayout } from './account-layout.tsx';

const { suspended } = accountText;

export function SuspendedScreen() {
  const { session, signOut } = useSession();
  return (
    <LetterLayout>
      <div className="flex flex-col items-center gap-4 text-center">
        <CappedPenArt className="max-w-52" />
        <ScreenTitle className="text-3xl">{suspended.title}</ScreenTitle>
        <p className="text-ink-soft">{suspended.text}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {session.status === 'signed-in' && <ExportButton />}
          <ButtonLink to="/contact">{suspended.contact}</ButtonLink>
          {session.status === 'signed-in' && (
            <Button look="secondary" onClick={signOut}>
              {suspended.signOut}
            </Button>
          )}
        </div>
      </div>
    </LetterLayout>
  );
}
