import autocannon from 'autocannon';

/** For so many seconds, or until so many requests are answered. */
type Load = { connections: number; seconds?: number; requests?: number; perSecond?: number };

export type ReadFigures = {
  /** Answered with what was asked, a second. */
  rps: number;
  p50: number;
  p95: number;
  p99: number;
  /** Told to come back (503), and how soon they were told. */
  busy: number;
  busyP99: number;
  /** Anything else that is not an answer: cut, late by ten seconds, another status. */
  errors: number;
};

/** Signed-in reads, as fast as answers come or at a given rate: each request is another pupil's. */
export async function readLoad(
  url: string,
  cookies: string[],
  { connections, seconds, requests, perSecond }: Load,
): Promise<ReadFigures> {
  const times: number[] = [];
  const refused: number[] = [];
  let others = 0;
  const options = {
    ...{ url, connections },
    ...(requests ? { amount: requests } : { duration: seconds }),
    ...(perSecond && { overallRate: perSecond }),
    requests: cookies.map((cookie) => ({ method: 'GET' as const, headers: { cookie } })),
  };
  const { errors, timeouts, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const cannon = autocannon(options, (problem, result) =>
      problem ? reject(problem) : resolve(result),
    );
    cannon.on('response', (_client, status, _bytes, milliseconds) => {
      if (status === 200) times.push(milliseconds);
      else if (status === 503) refused.push(milliseconds);
      else others++;
    });
  });
  return {
    rps: Math.round(times.length / duration),
    ...{ p50: at(times, 0.5), p95: at(times, 0.95), p99: at(times, 0.99) },
    ...{ busy: refused.length, busyP99: at(refused, 0.99) },
    errors: errors + timeouts + others,
  };
}

function at(times: number[], share: number): number {
  times.sort((a, b) => a - b);
  return Math.round(times[Math.floor(times.length * share)] ?? 0);
}
