import { useEffect, useState } from 'react';

const LENGTH_MS = 900;
const STEP_MS = 40;

/** A number that climbs to its value when it comes in; at once for those who prefer stillness. */
export function useCountUp(value: number, isFresh: boolean): number {
  const [shown, setShown] = useState(isFresh ? 0 : value);
  useEffect(() => {
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    if (!isFresh || still) return setShown(value);
    const from = Date.now();
    const timer = setInterval(() => {
      const share = Math.min(1, (Date.now() - from) / LENGTH_MS);
      // Half points on the way: a grade never looks like a stopwatch.
      setShown(share === 1 ? value : Math.round(value * (1 - (1 - share) ** 3) * 2) / 2);
      if (share === 1) clearInterval(timer);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [value, isFresh]);
  return shown;
}
