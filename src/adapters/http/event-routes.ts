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
      const heartbeat = setInterval(() => void stream.write(': \n\n'), HEARTBEAT_MS);
      await new Promise<void>((resolve) => {
        stream.onAbort(resolve);
        closing.addEventListener('abort', () => resolve());
      });
      clearInterval(heartbeat);
      unsubscribe();
    }),
  );
}
