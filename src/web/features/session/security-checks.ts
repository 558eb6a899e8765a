import type { MeView } from '#contract/account.ts';
import { isSuspended } from '#domain/account/plan.ts';
import { sessionText } from '#web/strings/session-text.ts';

export type SecurityCheck = { name: string; status: 'warning' | 'fail'; message: string };

const SOON_MS = 5 * 60_000;
const OLD_MS = 24 * 3_600_000;
const MAX_TABS = 3;

type Facts = { me: MeView; now: number; tabs: number; isSecure: boolean };

/** What deserves the pupil's attention about this session; an empty list means all is well. */
export function securityChecks({ me, now, tabs, isSecure }: Facts): SecurityCheck[] {
  const left = Date.parse(me.session.expiresAt) - now;
  const age = now - Date.parse(me.session.createdAt);
  const say = sessionText.checks;
  const checks: (SecurityCheck | false)[] = [
    !me.user.emailConfirmed && warn('email', say.emailUnverified),
    left <= 0 && fail('session', say.sessionExpired),
    left > 0 && left < SOON_MS && warn('session', say.sessionExpiresSoon),
    age > OLD_MS && warn('session-age', say.sessionOld),
    tabs > MAX_TABS && warn('tabs', say.manyTabs),
    isSuspended(me.profile.plan) && fail('plan', say.suspended),
    !isSecure && fail('connection', say.insecure),
  ];
  return checks.filter((check) => check !== false);
}

const warn = (name: string, message: string): SecurityCheck => ({
  name,
  status: 'warning',
  message,
});
const fail = (name: string, message: string): SecurityCheck => ({ name, status: 'fail', message });
