import { createMiddleware } from 'hono/factory';
import { refuse } from './refuse.ts';

const RETRY_AFTER_SECONDS = 2;
/** Stays open as long as its page: waiting is its work. */
const LIVE_CHANNEL = '/api/events';

/**
 * Past so many requests under way in this process, the next is told to come back at once,
 * so that those already accepted are answered in time.
 */
export function shedLoad(most: number) {
  let underWay = 0;
  return createMiddleware(async (c, next) => {
    if (c.req.path === LIVE_CHANNEL) return next();
    if (underWay >= most)
      return refuse(c, { code: 'busy', retryAfterSeconds: RETRY_AFTER_SECONDS });
    underWay++;
    try {
      await next();
    } finally {
      underWay--;
    }
  });
}
