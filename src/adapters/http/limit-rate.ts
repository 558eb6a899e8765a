import { createMiddleware } from 'hono/factory';
import { CLIENT_ADDRESS_HEADER } from '#contract/client-address-header.ts';
import { refuse } from './refuse.ts';

/** Past this many addresses the oldest are forgotten: memory stays bounded whatever comes in. */
const MAX_ADDRESSES = 10_000;

/** At most `max` requests per address and window, counted in this process. */
export function limitRate({ max, windowSeconds }: { max: number; windowSeconds: number }) {
  const counts = new Map<string, { count: number; until: number }>();
  return createMiddleware(async (c, next) => {
    const address = c.req.header(CLIENT_ADDRESS_HEADER) ?? 'unknown';
    const now = Date.now();
    const seen = counts.get(address);
    const current =
      seen && seen.until > now ? seen : { count: 0, until: now + windowSeconds * 1000 };
    counts.delete(address);
    counts.set(address, { ...current, count: current.count + 1 });
    if (counts.size > MAX_ADDRESSES) counts.delete(counts.keys().next().value!);
    if (current.count >= max) {
      const retryAfterSeconds = Math.ceil((current.until - now) / 1000);
      return refuse(c, { code: 'too-many-requests', retryAfterSeconds });
    }
    await next();
  });
}
