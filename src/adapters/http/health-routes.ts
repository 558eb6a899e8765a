import { Hono } from 'hono';
import type { Queries } from '#application/queries.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve, so traffic may come. */
export const healthRoutes = (queries: Pick<Queries, 'ping'>, closing: AbortSignal) =>
  new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      if (closing.aborted) return c.json({ status: 'closing' }, 503);
      try {
        await queries.ping();
        return c.json({ status: 'ready' });
      } catch {
        return c.json({ status: 'database-unreachable' }, 503);
      }
    });
