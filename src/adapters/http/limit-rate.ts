import { createMiddleware } from 'hono/factory';
import { countByAddress } from './count-by-address.ts';
import { refuse } from './refuse.ts';

/** At most `max` requests per address and window, counted in this process. */
export function limitRate({ max, windowSeconds }: { max: number; windowSeconds: number }) {
  const requests = countByAddress(windowSeconds);
  return createMiddleware(async (c, next) => {
    const retryAfterSeconds = requests.wait(c, max);
    if (retryAfterSeconds) return refuse(c, { code: 'too-many-requests', retryAfterSeconds });
    requests.add(c);
    await next();
  });
}
