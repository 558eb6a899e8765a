import type { Server } from 'node:http';
import { serve as listen } from '@hono/node-server';
import { clientAddress } from '#adapters/http/client-address.ts';
import { cutSlowSenders } from '#adapters/http/cut-slow-senders.ts';
import { CLIENT_ADDRESS_HEADER } from '#contract/client-address-header.ts';
import type { Env } from './env.ts';
import type { House } from './house.ts';

/** Longer than a proxy keeps a silent connection (Caddy: two minutes): who closes first must not be who receives. */
const KEEP_ALIVE_MS = 125_000;

/** Opens the door. Resolves once the port answers; rejects when it is taken. */
export function serve(house: House, env: Env): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = listen(
      {
        port: env.PORT,
        fetch: (request, bindings) => {
          const { incoming } = bindings as { incoming: { socket: { remoteAddress?: string } } };
          const forwarded = request.headers.get('x-forwarded-for');
          const address = clientAddress(incoming.socket.remoteAddress, forwarded, env.TRUST_PROXY);
          request.headers.set(CLIENT_ADDRESS_HEADER, address);
          return house.app.fetch(request, bindings);
        },
      },
      () => resolve(server),
    ) as Server;
    // Long uploads may take their time as long as they move.
    server.requestTimeout = 900_000;
    cutSlowSenders(server);
    server.headersTimeout = 15_000;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.once('error', reject);
  });
}

/** Refuses new connections, lets requests in flight finish. */
export const stopServing = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5_000).unref();
  });
