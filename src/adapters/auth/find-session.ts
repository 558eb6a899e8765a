import type { Auth } from './auth.ts';

/** Who a request's cookie belongs to. A session in use is prolonged by the library once a day. */
export const findSessionWith = (auth: Auth) => async (headers: Headers) => {
  const found = await auth.api.getSession({ headers });
  if (!found) return undefined;
  const { user, session } = found;
  return {
    userId: user.id,
    email: user.email,
    emailConfirmed: user.emailVerified,
    createdAt: user.createdAt,
    session: { createdAt: session.createdAt, expiresAt: session.expiresAt },
  };
};
