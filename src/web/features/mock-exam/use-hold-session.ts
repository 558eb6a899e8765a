import { useEffect } from 'react';
import { extendSession } from '#web/api/auth.ts';

const GESTURE_EVERY_MS = 60_000;
const EXTEND_EVERY_MS = 10 * 60_000;

/**
 * Nobody is signed out in the middle of an exam: reading a text or writing on paper makes no gesture on the
 * screen, so the page makes one for the pupil, and asks the server to keep the session open.
 */
export function useHoldSession(isSitting: boolean) {
  useEffect(() => {
    if (!isSitting) return;
    const gesture = setInterval(
      () => window.dispatchEvent(new Event('pointerdown')),
      GESTURE_EVERY_MS,
    );
    const extend = setInterval(() => void extendSession().catch(() => {}), EXTEND_EVERY_MS);
    return () => {
      clearInterval(gesture);
      clearInterval(extend);
    };
  }, [isSitting]);
}
