import { useEffect, useState } from 'react';
import type { MeView } from '#contract/account.ts';
import { CHECK_EVERY_MS } from './judge-session.ts';
import { type SecurityCheck, securityChecks } from './security-checks.ts';
import { useTabCount } from './use-tab-count.ts';

/** The checks of this moment, looked at again every half minute. */
export function useSecurityChecks(me: MeView): SecurityCheck[] {
  const tabs = useTabCount();
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  return securityChecks({ me, now, tabs, isSecure: window.isSecureContext });
}
