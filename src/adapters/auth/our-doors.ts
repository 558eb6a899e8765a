import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';

/** What our pages and our letters ask of the library. */
export const DOORS: ReadonlySet<string | undefined> = new Set([
  '/sign-up/email',
  '/sign-in/email',
  '/sign-in/social',
  '/callback/:id',
  '/sign-out',
  '/get-session',
  '/list-sessions',
  '/revoke-session',
  '/revoke-other-sessions',
  '/change-password',
  '/change-email',
  '/request-password-reset',
  '/reset-password/:token',
  '/reset-password',
  '/send-verification-email',
  '/verify-email',
]);

/** Every other route of the library does not exist here, whatever a later version brings: one of them lets a pupil choose their age anew. */
export const ourDoors: BetterAuthPlugin = {
  id: 'our-doors',
  hooks: {
    before: [
      {
        matcher: ({ path, request }) => request !== undefined && !DOORS.has(path),
        handler: createAuthMiddleware(async () => {
          throw new APIError('NOT_FOUND', { code: 'NOT_FOUND', message: 'not-found' });
        }),
      },
    ],
  },
};
