export const CHECK_EVERY_MS = 30_000;
const MINUTE = 60_000;
const WARN_BEFORE_END_MS = 5 * MINUTE;
const WARN_IDLE_MS = 15 * MINUTE;
const SIGN_OUT_IDLE_MS = 30 * MINUTE;

type Facts = { now: number; expiresAt: number; lastActivityAt: number };
export type SessionVerdict = 'fine' | 'expiring' | 'idle' | 'over';

/** Past its end or after half an hour without a gesture, a session is over; a warning comes before. */
export function judgeSession({ now, expiresAt, lastActivityAt }: Facts): SessionVerdict {
  const idle = now - lastActivityAt;
  if (now >= expiresAt || idle >= SIGN_OUT_IDLE_MS) return 'over';
  if (expiresAt - now < WARN_BEFORE_END_MS) return 'expiring';
  return idle >= WARN_IDLE_MS ? 'idle' : 'fine';
}
