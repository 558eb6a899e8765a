import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { accountText } from '#web/strings/account-text.ts';
import { notify } from '#web/ui/toast/notify.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

const KEY = 'referralCode';
const CODE = /^[A-Z0-9-]{4,20}$/;

/** The code of the friend who sent this visitor: from the address, or kept from an earlier page. */
export function useReferral(): string | undefined {
  const [params] = useSearchParams();
  const fromAddress = params.get('ref')?.toUpperCase();
  const isNew = fromAddress !== undefined && CODE.test(fromAddress);

  useEffect(() => {
    // Told once: this hook is on the home page and on its form.
    if (!isNew || localStorage.getItem(KEY) === fromAddress) return;
    localStorage.setItem(KEY, fromAddress);
    notify.info(accountText.signUp.invited.title, {
      description: accountText.signUp.invited.description,
    });
  }, [isNew, fromAddress]);

  const isAlive = useHydrated();
  return useMemo(() => {
    if (isNew) return fromAddress;
    return isAlive ? (localStorage.getItem(KEY) ?? undefined) : undefined;
  }, [isNew, fromAddress, isAlive]);
}
