import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api';
import type { Knock, SignInLimit } from '#application/account/limit-sign-ins.ts';
import { CLIENT_ADDRESS_HEADER } from '#contract/client-address-header.ts';

/**
 * The limit on passwords, inside the library: it sees the route that answers and the body as the library reads it,
 * so that no way of writing the address or the form goes past it.
 */
export const guardSignIns = (limit: SignInLimit): BetterAuthPlugin => ({
  id: 'guard-sign-ins',
  hooks: {
    before: [
      {
        matcher: isSignIn,
        handler: createAuthMiddleware(async ({ body, headers }) => {
          const wait = await limit.admit(knockOf(body, headers));
          if (wait > 0) throw tooMany(Math.ceil(wait / 1000));
        }),
      },
    ],
    after: [
      {
        matcher: isSignIn,
        handler: createAuthMiddleware(async ({ body, headers, context }) => {
          await limit.settle(knockOf(body, headers), !isAPIError(context.returned));
        }),
      },
    ],
  },
});

const isSignIn = ({ path }: { path?: string }) => path === '/sign-in/email';

const knockOf = (body: unknown, headers: Headers | undefined): Knock => ({
  email: String((body as { email?: unknown } | undefined)?.email),
  address: headers?.get(CLIENT_ADDRESS_HEADER) ?? 'unknown',
});

const tooMany = (seconds: number) =>
  new APIError(
    'TOO_MANY_REQUESTS',
    { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please try again later.' },
    { 'Retry-After': String(seconds), 'X-Retry-After': String(seconds) },
  );
