import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { newErrorId, reportError } from '#web/api/report-error.ts';
import { useSession } from '#web/features/session/session-context.ts';
import { troubleText } from '#web/strings/trouble-text.ts';
import { PaperPlaneArt } from '#web/ui/art/paper-plane-art.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';

/** The path that led nowhere is reported, so that a broken link of ours gets mended. */
export function NotFoundScreen() {
  const [path] = useLocation();
  const { session } = useSession();
  const { title, message, advice, home } = troubleText.notFound;

  // The frame is drawn anew once it is known who is there: told then, not twice.
  const isKnown = session.status !== 'checking';
  useEffect(() => {
    if (!isKnown) return;
    const error = new Error(`No page at ${path}`);
    void reportError({ type: 'not_found', error, errorId: newErrorId() });
  }, [path, isKnown]);

  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 px-6 py-12 text-center">
      <PaperPlaneArt className="max-w-72" />
      <ScreenTitle className="text-7xl text-red">{title}</ScreenTitle>
      <p lang="en" className="font-serif text-2xl">
        {message}
      </p>
      <p className="text-ink-soft">{advice}</p>
      <ButtonLink to="/">{home}</ButtonLink>
    </div>
  );
}
