import { useRef } from 'react';
import type { MeView } from '#contract/account.ts';
import { useSession } from './session-context.ts';

/** The signed-in pupil, for screens behind the guard; the last one known while the browser leaves. */
export function useMember(): { me: MeView; isPro: boolean } {
  const { session } = useSession();
  const last = useRef<{ me: MeView; isPro: boolean } | undefined>(undefined);
  if (session.status === 'signed-in') last.current = session;
  if (!last.current) throw new Error('useMember belongs behind a RouteGuard');
  return last.current;
}
