const EVERY_MS = 100;

/** Wrong passwords at a given rate, for accounts that exist and some that do not, until it is stopped. */
export function floodSignIns(url: string, perSecond: number) {
  const statuses: Record<string, number> = {};
  const pending = new Set<Promise<void>>();
  let tried = 0;
  const attempt = async (email: string) => {
    const answer = await fetch(`${url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ email, password: 'pas-le-bon-1' }),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined);
    await answer?.body?.cancel();
    const status = answer?.status ?? 'cut';
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const timer = setInterval(() => {
    for (let n = 0; n < (perSecond * EVERY_MS) / 1000; n++) {
      const one = attempt(`eleve${tried++ % 40}@charge.fr`);
      pending.add(one);
      void one.finally(() => pending.delete(one));
    }
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
      return { tried, statuses };
    },
  };
}
