const ONCE_MS = 30_000;
const PATIENCE = 60;
const STARTED_OVER = 'laureat-started-over';

const world = {
  answers: () =>
    fetch('/readyz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  wait: () => new Promise((over) => setTimeout(over, 1_000)),
  now: () => Date.now(),
  startOver: () => window.location.reload(),
};

/**
 * Fetches the code of a screen. A browser remembers for as long as the page lives that a piece of code could not be
 * had, so a server that restarts at that moment would leave the page without its screen for good: as soon as it answers
 * again, the page starts over at the same address; once, for what fails again then is no outage.
 */
export async function fetchScreen<T>(module: () => Promise<T>, around = world): Promise<T> {
  try {
    return await module();
  } catch (error) {
    const since = around.now() - Number(sessionStorage.getItem(STARTED_OVER) ?? 0);
    if (since < ONCE_MS || !(await isBack(around))) throw error;
    sessionStorage.setItem(STARTED_OVER, String(around.now()));
    around.startOver();
    return new Promise(() => {});
  }
}

async function isBack({ answers, wait }: Pick<typeof world, 'answers' | 'wait'>): Promise<boolean> {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    if (await answers()) return true;
    await wait();
  }
  return false;
}
