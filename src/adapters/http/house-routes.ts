import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Ports } from '#application/ports.ts';
import type { Queries } from '#application/queries.ts';
import {
  type ConfigView,
  configView,
  errorReport,
  mailSummary,
  mailView,
  securityRequirementView,
} from '#contract/house.ts';
import { bodyOf, bounded, jsonOf, onInvalid } from './describe.ts';
import { limitRate } from './limit-rate.ts';
import { refuse } from './refuse.ts';
import type { FindSession, Variables } from './session.ts';

type Needs = {
  ports: Pick<Ports, 'errors'>;
  queries: Queries;
  findSession: FindSession;
  config: ConfigView;
};

const REPORTS_PER_MINUTE = 20;

/** What the house itself answers, before anyone signs in. */
export function houseRoutes({ ports, queries, findSession, config }: Needs) {
  const routes = new OpenAPIHono<Variables>({ defaultHook: onInvalid });

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/config',
      summary: 'Ce que le navigateur doit savoir avant toute connexion',
      responses: jsonOf(configView),
    }),
    (c) => c.json(config, 200),
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/security-requirements',
      summary: 'Les réglages de sécurité qui restent à faire',
      responses: jsonOf(z.array(securityRequirementView)),
    }),
    async (c) => {
      if (!(await findSession(c.req.raw.headers))) return refuse(c, { code: 'sign-in-required' });
      const rows = await queries.securityRequirements();
      return c.json(
        rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
        200,
      );
    },
  );

  routes.use(
    '/functions/monitoring-dashboard',
    limitRate({ max: REPORTS_PER_MINUTE, windowSeconds: 60 }),
  );
  routes.use('/functions/monitoring-dashboard', bounded(32_768));
  routes.openapi(
    createRoute({
      method: 'post',
      path: '/functions/monitoring-dashboard',
      summary: "Signale une erreur vue par le navigateur à l'équipe technique",
      request: bodyOf(errorReport),
      responses: jsonOf(z.object({ success: z.literal(true) })),
    }),
    async (c) => {
      const { error } = c.req.valid('json');
      const person = await findSession(c.req.raw.headers);
      const userAgent = c.req.header('user-agent')?.slice(0, 500);
      await ports.errors.save({ ...error, userAgent, userId: person?.userId });
      return c.json({ success: true as const }, 200);
    },
  );

  if (config.mailbox) {
    routes.openapi(
      createRoute({
        method: 'get',
        path: '/mailbox',
        summary: 'Les messages gardés sur cette machine (démonstration, jamais en production)',
        responses: jsonOf(z.array(mailSummary)),
      }),
      async (c) => {
        const mails = await queries.mails();
        return c.json(
          mails.map((mail) => ({ ...mail, sentAt: mail.sentAt.toISOString() })),
          200,
        );
      },
    );
    routes.openapi(
      createRoute({
        method: 'get',
        path: '/mailbox/{id}',
        summary: 'Un message gardé sur cette machine',
        request: { params: z.object({ id: z.uuid() }) },
        responses: jsonOf(mailView),
      }),
      async (c) => {
        const mail = await queries.mail(c.req.valid('param').id);
        if (!mail) return refuse(c, { code: 'not-found' });
        return c.json({ ...mail, sentAt: mail.sentAt.toISOString() }, 200);
      },
    );
  }
  return routes;
}
