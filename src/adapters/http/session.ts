import { createMiddleware } from 'hono/factory';
import type { Plan } from '#domain/account/plan.ts';
import { isSuspended } from '#domain/account/plan.ts';
import { refuse } from './refuse.ts';

export type SignedIn = {
  userId: string;
  email: string;
  emailConfirmed: boolean;
  createdAt: Date;
  session: { createdAt: Date; expiresAt: Date };
  /** Absent until the account has its profile. */
  plan: Plan | undefined;
  isAdmin: boolean;
  /** For the browser, when the session was prolonged just now. */
  cookies: string[];
};

/** Who is asking, by the cookie of the request. */
export type FindSession = (headers: Headers) => Promise<SignedIn | undefined>;

export type Variables = {
  Variables: { requestId: string; person: SignedIn; plan: Plan; isAdmin: boolean };
};

/** Lets signed-in people through, confirmed or not, suspended or not. */
export const requireSession = (find: FindSession) =>
  createMiddleware<Variables>(async (c, next) => {
    // Two groups of routes may guard the same address: asked once a request.
    if (c.var.person) return next();
    const person = await find(c.req.raw.headers);
    if (!person) return refuse(c, { code: 'sign-in-required' });
    c.set('person', person);
    await next();
    for (const cookie of person.cookies) c.res.headers.append('Set-Cookie', cookie);
  });

/** Lets people through whose address is confirmed and whose account is open: the rule for everything of value. */
export const requireMember = createMiddleware<Variables>(async (c, next) => {
  const { plan, emailConfirmed, isAdmin } = c.var.person;
  if (!plan) return refuse(c, { code: 'sign-in-required' });
  if (!emailConfirmed) return refuse(c, { code: 'email-unconfirmed' });
  if (isSuspended(plan)) return refuse(c, { code: 'account-suspended' });
  c.set('plan', plan);
  c.set('isAdmin', isAdmin);
  await next();
});

/** For everybody else an admin page does not exist. */
export const requireAdmin = createMiddleware<Variables>(async (c, next) => {
  if (!c.var.isAdmin) return refuse(c, { code: 'not-found' });
  await next();
});
