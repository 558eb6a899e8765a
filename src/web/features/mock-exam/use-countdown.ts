import { useEffect, useRef, useState } from 'react';
import { secondsLeft } from '#domain/mock-exam/countdown.ts';
import type { ServerClock } from './server-clock.ts';

const TICK_MS = 1_000;

/** Seconds left on the server's clock; `onEnd` is told once, when none is. Undefined in practice. */
export function useCountdown(
  endsAt: string | null,
  clock: ServerClock,
  onEnd: () => void,
): number | undefined {
  const end = endsAt === null ? undefined : Date.parse(endsAt);
  const [left, setLeft] = useState(() =>
    end === undefined ? undefined : secondsLeft(end, clock.now()),
  );
  const isOver = useRef(false);
  const ring = useRef(onEnd);
  ring.current = onEnd;

  useEffect(() => {
    if (end === undefined) return;
    const tick = () => {
      const seconds = secondsLeft(end, clock.now());
      setLeft(seconds);
      if (seconds > 0 || isOver.current) return;
      isOver.current = true;
      ring.current();
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [end, clock]);
  return left;
}
