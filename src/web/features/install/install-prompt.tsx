import { useState, useSyncExternalStore } from 'react';
import { useExams } from '#web/features/exam/use-exams.ts';
import { installText as text } from '#web/strings/install-text.ts';
import { Button } from '#web/ui/button.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import { mayAsk } from './may-ask.ts';
import { offerStore } from './offer.ts';

// A cookie, not local storage: signing out clears the latter, and a "no" stays a no.
const REFUSED = 'install-refused=1';
const YEAR_SECONDS = 31_536_000;

const isIphone = () => /iPhone|iPad/.test(navigator.userAgent);
const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

/** Asks once, at the bottom of the screen, whether the product may have its place among the pupil's applications. */
export function InstallPrompt() {
  const offer = useSyncExternalStore(offerStore.subscribe, offerStore.get, offerStore.none);
  const [isRefused, setRefused] = useState(() => document.cookie.includes(REFUSED));
  const canInstall = offer !== undefined || isIphone();
  if (!canInstall || isRefused || isInstalled()) return null;

  const refuse = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Safari and Firefox
    document.cookie = `${REFUSED}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
    setRefused(true);
  };
  const install = async () => {
    await offer?.prompt();
    offerStore.forget();
    refuse();
  };
  return <Ask onInstall={offer && install} onRefuse={refuse} />;
}

type AskProps = { onInstall?: () => void; onRefuse: () => void };

function Ask({ onInstall, onRefuse }: AskProps) {
  const { data: exams = [] } = useExams();
  if (!mayAsk({ exams, isInstalled: false, isRefused: false, canInstall: true })) return null;
  return (
    <section
      aria-label={text.label}
      data-print="never"
      className="rise-in fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-md gap-4 rounded-sheet border border-edge bg-sheet p-4 shadow-lift"
    >
      <LogoMark />
      <div>
        <p className="font-semibold">{text.title}</p>
        <p className="mt-1 text-[0.9375rem] text-ink-soft">{onInstall ? text.text : text.byHand}</p>
        <div className="mt-3 flex gap-2">
          {onInstall && (
            <Button size="small" onClick={onInstall}>
              {text.install}
            </Button>
          )}
          <Button size="small" look="quiet" onClick={onRefuse}>
            {text.later}
          </Button>
        </div>
      </div>
    </section>
  );
}
