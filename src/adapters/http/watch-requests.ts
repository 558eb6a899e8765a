import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Watch } from '#application/watch.ts';
import { refuse } from './refuse.ts';

/** Times each request under the route that answered, never under the address that was typed. */
export const watchRequests = (watch: Watch) =>
  createMiddleware(async (c, next) => {
    const startedAt = performance.now();
    await watch.span(c.req.method, async (rename) => {
      await next();
      const route = routePath(c);
      rename(`${c.req.method} ${route}`);
      const labels = { method: c.req.method, route, status: String(c.res.status) };
      watch.took('request', performance.now() - startedAt, labels);
    });
  });

export type Metrics = { token?: string; read(): Promise<string> };

/** `/metrics`, for whoever has the token; without one it does not exist. */
export const metricsRoutes = ({ token, read }: Metrics) =>
  new Hono().get('/metrics', async (c) => {
    const given = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
    if (!token || !isSame(given, token)) return refuse(c, { code: 'not-found' });
    return c.text(await read(), 200, { 'Content-Type': 'text/plain; version=0.0.4' });
  });

const isSame = (given: string, token: string) => {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
};
