const REST_MS = 3_000;

/** The room goes back to the system too: an ordinary collection keeps twice what lives in it, and a process only ever grows. */
const collectAndGiveBack = () =>
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });

/**
 * Collects what work left behind once nothing is under way for a moment. V8 collects when it allocates: a worker that corrects
 * a copy every other minute would carry the leavings of an hour. Needs `--expose-gc`; without it, nothing happens.
 */
export function tidyWhenIdle(collect: () => void = collectAndGiveBack, restMs = REST_MS) {
  let underWay = 0;
  let rest: NodeJS.Timeout | undefined;
  return {
    /** Call what it returns when the work is over. */
    begin: () => {
      underWay++;
      clearTimeout(rest);
      return () => {
        underWay--;
        if (underWay > 0) return;
        rest = setTimeout(collect, restMs).unref();
      };
    },
  };
}
