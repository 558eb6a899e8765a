import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { PupilEvent } from '#application/ports.ts';
import { type FindSession, requireSession, type Variables } from './session.ts';

export type Subscribe = (userId: string, listener: (event: PupilEvent) => void) => () => void;

/** Proxies cut connections that stay silent for a minute. */
const HEARTBEAT_MS = 25_000;

/** The signed-in person's live channel: what happens to their copies, as it happens. */
export function eventRoutes(findSession: FindSession, subscribe: Subscribe, closing: AbortSignal) {
  return new Hono<Variables>().get('/events', requireSession(findSession), (c) =>
    streamSSE(c, async (stream) => {
      const unsubscribe = subscribe(c.var.person.userId, ({ type, ...data }) => {
        void stream.writeSSE({ event: type, data: JSON.stringify(data) });
      });
      await stream.writeSSE({ event: 'ready', data: '{}' });
      let heartbeat: NodeJS.Timeout | undefined;
      let leave = () => {};
      await new Promise<void>((resolve) => {
        leave = resolve;
        // A session ended elsewhere hears nothing more, at the next beat.
        const beat = async () => {
          const person = await findSession(c.req.raw.headers).catch(() => c.var.person);
          if (person) await stream.write(': \n\n');
          else resolve();
        };
        heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
        stream.onAbort(resolve);
        closing.addEventListener('abort', leave);
      });
      // The house outlives every page: a listener kept for each would never be given back.
      closing.removeEventListener('abort', leave);
      clearInterval(heartbeat);
      unsubscribe();
    }),
  );
}
