import { useEffect } from 'react';
import { AWAKE } from './once-awake.ts';

/** Tells the page's first script that React now answers for what stands beside it. */
export function Awake() {
  useEffect(() => {
    window.dispatchEvent(new Event(AWAKE));
  }, []);
  return null;
}
