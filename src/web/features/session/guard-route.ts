import { isSuspended } from '#domain/account/plan.ts';
import type { Session } from './session.ts';

export type GuardOptions = { requireAuth?: boolean; redirectTo?: string; requirePro?: boolean };
export type GuardVerdict = 'wait' | 'unreachable' | 'render' | { redirect: string };

/** Who may see a protected screen, in this order; `here` is the path and query asked for. */
export function guardRoute(
  session: Session,
  here: string,
  { requireAuth = true, redirectTo = '/login', requirePro = false }: GuardOptions = {},
): GuardVerdict {
  if (session.status === 'checking' || session.status === 'leaving') return 'wait';
  if (session.status === 'unreachable') return 'unreachable';
  if (session.status === 'signed-out') {
    if (!requireAuth) return 'render';
    return { redirect: `${redirectTo}?returnUrl=${encodeURIComponent(here)}` };
  }
  const { me, isPro } = session;
  if (!me.user.emailConfirmed) return { redirect: '/auth?message=confirm-email' };
  if (requirePro && !isPro) return { redirect: '/profile?upgrade=required' };
  if (isSuspended(me.profile.plan)) return { redirect: '/suspended' };
  return 'render';
}
