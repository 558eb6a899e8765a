import { useEffect, useState } from 'react';
import type { AuthMode } from '#web/features/account/auth-mode.ts';

export const SIGN_IN_LINK = '#connexion';
export const SIGN_UP_LINK = '#inscription';

const MODES: Record<string, AuthMode> = { [SIGN_IN_LINK]: 'signin', [SIGN_UP_LINK]: 'signup' };

/** What the last link to the form asked for; new at each press, as the visitor may have changed tabs since. */
export function useAskedMode(): { mode: AuthMode } | undefined {
  const [asked, setAsked] = useState<{ mode: AuthMode }>();
  useEffect(() => {
    const ask = (hash: string | null | undefined) => {
      const mode = MODES[hash ?? ''];
      if (mode) setAsked({ mode });
    };
    // The press that brought React to the page is already in the address.
    ask(window.location.hash);
    const press = ({ target }: MouseEvent) =>
      ask((target as Element).closest('a')?.getAttribute('href'));
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
  return asked;
}
