import { useEffect, useState } from 'react';

const NAME = 'laureat-tab';
const RECOUNT_MS = 5_000;

/** How many tabs of the product are open. Each holds a shared lock; a tab that dies lets go of it. */
export function useTabCount(): number {
  const [tabs, setTabs] = useState(1);

  useEffect(() => {
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return;
    const leave = new AbortController();
    const untilLeave = new Promise<void>((resolve) => {
      leave.signal.addEventListener('abort', () => resolve());
    });
    void locks.request(NAME, { mode: 'shared' }, () => untilLeave);

    const recount = async () => {
      const { held = [] } = await locks.query();
      const count = held.filter(({ name }) => name === NAME).length;
      if (!leave.signal.aborted) setTabs(Math.max(count, 1));
    };
    void recount();
    const timer = setInterval(recount, RECOUNT_MS);
    return () => {
      clearInterval(timer);
      leave.abort();
    };
  }, []);

  return tabs;
}
