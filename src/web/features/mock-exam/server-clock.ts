/** The server's time, kept by a clock that nobody can set: the computer's own may be wrong, or be made wrong. */
export type ServerClock = { now(): number; sync(serverNow: string): void };

export function createServerClock(
  serverNow: string,
  elapsed = () => performance.now(),
): ServerClock {
  let known = Date.parse(serverNow);
  let at = elapsed();
  return {
    now: () => Math.round(known + (elapsed() - at)),
    sync(told) {
      known = Date.parse(told);
      at = elapsed();
    },
  };
}
