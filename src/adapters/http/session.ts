import { createMiddleware } from 'hono/factory';
import type { Ports } from '#application/ports.ts';
import type { Plan } from '#domain/account/plan.ts';
import { isSuspended } from '#domain/account/plan.ts';
import { refuse } from './refuse.ts';

export type SignedIn = {
  userId: string;
  email: string;
  emailConfirmed: boolean;
  createdAt: Date;
  session: { createdAt: Date; expiresAt: Date };
};

/** Who is asking, by the cookie of the request. */
export type FindSession = (headers: Headers) => Promise<SignedIn | undefined>;

export type Variables = {
  Variables: { requestId: string; person: SignedIn; plan: Plan; isAdmin: boolean };
};

/** Lets signed-in people through, confirmed or not, suspended or not. */
export const requireSession = (find: FindSession) =>
  createMiddleware<Variables>(async (c, next) => {
    const person = await find(c.req.raw.headers);
    if (!person) return refuse(c, { code: 'sign-in-required' });
    c.set('person', person);
    await next();
  });

/** Lets people through whose address is confirmed and whose account is open: the rule for everything of value. */
export const requireMember = (accounts: Ports['accounts']) =>
  createMiddleware<Variables>(async (c, next) => {
    const account = await accounts.find(c.var.person.userId);
    if (!account) return refuse(c, { code: 'sign-in-required' });
    if (!account.emailConfirmed) return refuse(c, { code: 'email-unconfirmed' });
    if (isSuspended(account.plan)) return refuse(c, { code: 'account-suspended' });
    c.set('plan', account.plan);
    c.set('isAdmin', account.isAdmin);
    await next();
  });

/** For everybody else an admin page does not exist. */
export const requireAdmin = createMiddleware<Variables>(async (c, next) => {
  if (!c.var.isAdmin) return refuse(c, { code: 'not-found' });
  await next();
});
