import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import {
  askParentAgain,
  decideAsParent,
  openParentLink,
} from '#application/account/parent-consent.ts';
import type { Letters } from '#application/mail.ts';
import type { Ports } from '#application/ports.ts';
import type { Queries } from '#application/queries.ts';
import {
  firstPassword,
  localeChange,
  meView,
  parentDecision,
  parentRequestView,
} from '#contract/account.ts';
import { needsParent } from '#domain/account/age-band.ts';
import { checkPassword } from '#domain/account/check-password.ts';
import { isPro } from '#domain/account/plan.ts';
import { parisDay } from '#domain/exam/paris-day.ts';
import { bodyOf, bounded, jsonOf, onInvalid } from './describe.ts';
import { limitRate } from './limit-rate.ts';
import { refuse } from './refuse.ts';
import { type FindSession, requireSession, type Variables } from './session.ts';

type Needs = {
  ports: Ports;
  queries: Queries;
  findSession: FindSession;
  letters: Letters;
  publicUrl: string;
  /** Gives a password to an account that has none; false when it has one. */
  setFirstPassword(headers: Headers, password: string): Promise<boolean>;
};

const done = z.object({ success: z.literal(true) });
const DONE = { success: true as const };

/** The signed-in person, their profile, and their parent's agreement. */
export function accountRoutes(needs: Needs) {
  const { ports, queries, findSession, letters, publicUrl } = needs;
  const routes = new OpenAPIHono<Variables>({ defaultHook: onInvalid });
  routes.use('/parent-consent/*', limitRate({ max: 30, windowSeconds: 60 }), bounded(4_096));
  for (const path of ['/profile', '/account/password', '/parent-consent/resend']) {
    routes.use(path, requireSession(findSession), bounded(4_096));
  }

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/me',
      summary: 'La personne connectée, ou null',
      responses: jsonOf(meView.nullable()),
    }),
    async (c) => {
      const person = await findSession(c.req.raw.headers);
      if (!person) return c.json(null, 200);
      for (const cookie of person.cookies) c.header('Set-Cookie', cookie, { append: true });
      const profile = await queries.profile(person.userId, parisDay(new Date()));
      const account = await ports.accounts.find(person.userId);
      if (!profile || !account) return c.json(null, 200);
      const { plan, locale, ageBand, dailyCorrectionsUsed, parentDecision, providers } = profile;
      const parentConfirmed = needsParent(ageBand) ? parentDecision === 'accept' : null;
      const provider = providers.includes('credential') ? 'email' : 'google';
      return c.json(
        {
          user: {
            id: person.userId,
            email: person.email,
            emailConfirmed: person.emailConfirmed,
            createdAt: person.createdAt.toISOString(),
            provider: providers.includes('google') ? ('google' as const) : provider,
          },
          profile: {
            ...{ plan, locale, ageBand, parentConfirmed, dailyCorrectionsUsed },
            ageKnown: account.ageKnown,
          },
          isPro: isPro(plan),
          isAdmin: account.isAdmin,
          hasPassword: providers.includes('credential'),
          session: {
            createdAt: person.session.createdAt.toISOString(),
            expiresAt: person.session.expiresAt.toISOString(),
          },
        } as const,
        200,
      );
    },
  );

  routes.openapi(
    createRoute({
      method: 'patch',
      path: '/profile',
      summary: 'Change la langue du profil',
      request: bodyOf(localeChange),
      responses: jsonOf(done),
    }),
    async (c) => {
      await ports.accounts.setLocale(c.var.person.userId, c.req.valid('json').locale);
      return c.json(DONE, 200);
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/account/password',
      summary: 'Ajoute un mot de passe à un compte Google',
      request: bodyOf(firstPassword),
      responses: jsonOf(done),
    }),
    async (c) => {
      const password = checkPassword(c.req.valid('json').newPassword);
      if (!password.ok) return refuse(c, { code: 'invalid-input', fields: ['newPassword'] });
      const isSet = await needs.setFirstPassword(c.req.raw.headers, password.value);
      return isSet ? c.json(DONE, 200) : refuse(c, { code: 'not-found' });
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/parent-consent/resend',
      summary: "Redemande l'accord du parent",
      responses: jsonOf(done),
    }),
    async (c) => {
      const { userId, email } = c.var.person;
      const asked = await askParentAgain(
        userId,
        (to, token) => letters.askParent(to, email, `${publicUrl}/accord-parental?token=${token}`),
        ports,
      );
      return asked.ok ? c.json(DONE, 200) : refuse(c, asked.error);
    },
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/parent-consent/{token}',
      summary: 'Ce que voit un parent avant de répondre',
      request: { params: parentDecision.pick({ token: true }) },
      responses: jsonOf(parentRequestView),
    }),
    async (c) => {
      const opened = await openParentLink(c.req.valid('param').token, ports);
      if (!opened.ok) return refuse(c, opened.error);
      const { pupilEmail, askedAt, decision } = opened.value;
      return c.json(
        { pupilEmail, askedAt: askedAt.toISOString(), confirmed: decision === 'accept' },
        200,
      );
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/parent-consent',
      summary: 'La réponse du parent',
      request: bodyOf(parentDecision),
      responses: jsonOf(done),
    }),
    async (c) => {
      const { token, decision } = c.req.valid('json');
      const decided = await decideAsParent(token, decision, ports);
      return decided.ok ? c.json(DONE, 200) : refuse(c, decided.error);
    },
  );
  return routes;
}
