import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { pathWithoutKeys } from './path-without-keys.ts';
import type { Variables } from './session.ts';

/** One line a request: no query string, no body, no cookie, so that nothing private reaches a log. */
export const logRequests = (log: Logger) =>
  createMiddleware<Variables>(async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    const startedAt = performance.now();
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const ms = Math.round(performance.now() - startedAt);
    const { method, path } = c.req;
    log.info(
      { requestId, method, path: pathWithoutKeys(path), status: c.res.status, ms },
      'request',
    );
  });
