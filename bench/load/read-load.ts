import autocannon from 'autocannon';

export type ReadFigures = { rps: number; p50: number; p95: number; p99: number; errors: number };

/** Signed-in reads for so many seconds, as fast as answers come or at a given rate: each request is another pupil's. */
export async function readLoad(
  url: string,
  cookies: string[],
  { connections, seconds, perSecond }: { connections: number; seconds: number; perSecond?: number },
): Promise<ReadFigures> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(perSecond && { overallRate: perSecond }),
    requests: cookies.map((cookie) => ({ method: 'GET', headers: { cookie } })),
  });
  const { latency } = result;
  return {
    rps: Math.round(result.requests.average),
    ...{ p50: latency.p50, p95: latency.p97_5, p99: latency.p99 },
    errors: result.errors + result.timeouts + result.non2xx,
  };
}
