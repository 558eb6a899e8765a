import { setTimeout as sleep } from 'node:timers/promises';
import { createMiddleware } from 'hono/factory';
import { refuse } from './refuse.ts';

const RETRY_AFTER_SECONDS = 2;
/** Whoever asks again at once would otherwise take all the time there is, and those let in would never be answered. */
const HOLD_MS = 500;
/** Stays open as long as its page: waiting is its work. */
const LIVE_CHANNEL = '/api/events';

/**
 * Past so many requests under way in this process, the next is soon told to come back,
 * so that those already accepted are answered in time.
 */
export function shedLoad(most: number) {
  let underWay = 0;
  return createMiddleware(async (c, next) => {
    if (c.req.path === LIVE_CHANNEL) return next();
    if (underWay >= most) {
      await sleep(HOLD_MS);
      return refuse(c, { code: 'busy', retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    underWay++;
    try {
      await next();
    } finally {
      underWay--;
    }
  });
}
