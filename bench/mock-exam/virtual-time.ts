/** Time that passes only when told to: four hours in as many minutes as the work really takes. */
export function createVirtualTime(start: number) {
  let now = start;
  const timers = new Map<number, { at: number; work: () => void }>();
  let lastId = 0;
  return {
    now: () => now,
    after(ms: number, work: () => void): () => void {
      const id = ++lastId;
      timers.set(id, { at: now + ms, work });
      return () => void timers.delete(id);
    },
    /** Moves on, ringing in their order the timers that fall due. */
    advance(ms: number): void {
      const until = now + ms;
      for (;;) {
        const due = [...timers].filter(([, { at }]) => at <= until);
        const next = due.sort(([, a], [, b]) => a.at - b.at)[0];
        if (!next) break;
        timers.delete(next[0]);
        now = Math.max(now, next[1].at);
        next[1].work();
      }
      now = until;
    },
  };
}
export type VirtualTime = ReturnType<typeof createVirtualTime>;
