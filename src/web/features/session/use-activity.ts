import { useCallback, useEffect, useRef } from 'react';
import { listenToOtherTabs, tellOtherTabs } from './session-channel.ts';

const GESTURES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const TELL_EVERY_MS = 10_000;

/**
 * When the pupil last did something, in this tab or another one.
 * While a warning is on screen gestures no longer count: only an answer to it does.
 */
export function useActivity(clock: () => number, counting: boolean) {
  const lastActivityAt = useRef(clock());
  const toldAt = useRef(0);

  const touch = useCallback(() => {
    const now = clock();
    lastActivityAt.current = now;
    if (now - toldAt.current < TELL_EVERY_MS) return;
    toldAt.current = now;
    tellOtherTabs({ kind: 'active', at: now });
  }, [clock]);

  useEffect(() => {
    if (!counting) return;
    for (const gesture of GESTURES) window.addEventListener(gesture, touch, { passive: true });
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, touch);
    };
  }, [counting, touch]);

  useEffect(
    () =>
      listenToOtherTabs((message) => {
        if (message.kind !== 'active') return;
        lastActivityAt.current = Math.max(lastActivityAt.current, message.at);
      }),
    [],
  );

  return { lastActivityAt, touch };
}
