import { createMiddleware } from 'hono/factory';
import { refuse } from './refuse.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whatever changes something must come from our own pages: the protection against forged requests. */
export const sameOrigin = (publicUrl: string) => {
  const own = new URL(publicUrl).origin;
  return createMiddleware(async (c, next) => {
    if (SAFE.has(c.req.method)) return next();
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const isOurs =
      origin === own || (origin === undefined && (site === undefined || site === 'same-origin'));
    if (!isOurs) return refuse(c, { code: 'cross-site-request' });
    await next();
  });
};
