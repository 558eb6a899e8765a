import { useEffect } from 'react';
import { extendSession } from '#web/api/auth.ts';
import { holdSession } from '#web/features/session/session-hold.ts';

const EXTEND_EVERY_MS = 10 * 60_000;

/**
 * Nobody is signed out in the middle of an exam: reading a text or writing on paper makes no gesture on the
 * screen. The server is asked to keep the session open too.
 */
export function useHoldSession() {
  useEffect(() => {
    const letGo = holdSession();
    const timer = setInterval(() => void extendSession().catch(() => {}), EXTEND_EVERY_MS);
    return () => {
      letGo();
      clearInterval(timer);
    };
  }, []);
}
