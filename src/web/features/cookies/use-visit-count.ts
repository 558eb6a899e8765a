import { useEffect } from 'react';
import { countVisit } from '#web/api/rights.ts';
import { isCounted } from './cookie-choice.ts';

/** Tells the server that somebody who agreed to be counted came. Nobody is told of anybody else. */
export function useVisitCount(): void {
  useEffect(() => {
    // Being counted is a favour: a failure is nobody's trouble.
    if (isCounted()) countVisit().catch(() => {});
  }, []);
}
