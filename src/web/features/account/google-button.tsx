import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { signInWithGoogle } from '#web/api/auth.ts';
import { CONFIG_KEY, getConfig } from '#web/api/house.ts';
import { accountText } from '#web/strings/account-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/toast/notify.ts';

/** Works where Google is configured; elsewhere it says why it does not. */
export function GoogleButton({ returnUrl }: { returnUrl: string }) {
  const config = useQuery({ queryKey: CONFIG_KEY, queryFn: getConfig });
  const [leaving, setLeaving] = useState(false);
  const reasonId = useId();
  const isOff = config.data?.googleSignIn !== true;

  const go = async () => {
    setLeaving(true);
    try {
      const { url } = await signInWithGoogle(returnUrl);
      window.location.assign(url);
    } catch (error) {
      setLeaving(false);
      notify.error(accountText.signIn.failed, { description: problemSentence(error) });
    }
  };

  return (
    <div>
      <Button
        look="secondary"
        wide
        onClick={go}
        disabled={isOff}
        busy={leaving && accountText.google.button}
        aria-describedby={isOff ? reasonId : undefined}
      >
        <GoogleMark />
        {accountText.google.button}
      </Button>
      {config.data && isOff && (
        <p id={reasonId} className="mt-1.5 text-center text-ink-faint text-sm">
          {accountText.google.off}
        </p>
      )}
    </div>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="pen-stroke size-4" strokeWidth="3.4">
      <path d="M19 6.5A9 9 0 1 0 21 12h-8" />
    </svg>
  );
}
