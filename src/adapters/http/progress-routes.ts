import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Ports } from '#application/ports.ts';
import { readDashboard } from '#application/progress/read-dashboard.ts';
import type { Queries } from '#application/queries.ts';
import {
  badgeView,
  choicesChange,
  choicesView,
  dashboardView,
  noticeView,
  statsView,
} from '#contract/progress.ts';
import { parisDay } from '#domain/exam/paris-day.ts';
import { computeStats } from '#domain/progress/stats.ts';
import { bodyOf, bounded, jsonOf, onInvalid } from './describe.ts';
import { type FindSession, requireMember, requireSession, type Variables } from './session.ts';

type Needs = { ports: Ports; queries: Queries; findSession: FindSession };

const NOTICES_SHOWN = 30;
const done = z.object({ success: z.literal(true) });

/** A pupil's progress: the dashboard in one answer, the figures, the badges, what was told. */
export function progressRoutes({ ports, queries, findSession }: Needs) {
  const routes = new OpenAPIHono<Variables>({ defaultHook: onInvalid });
  for (const path of ['/dashboard', '/stats', '/badges', '/progress-choices', '/notices/*']) {
    routes.use(path, requireSession(findSession), requireMember);
  }
  const { progress } = ports;

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/dashboard',
      summary: 'Tout le tableau de bord de la personne connectée',
      responses: jsonOf(dashboardView),
    }),
    async (c) => {
      const [dashboard, requirements] = await Promise.all([
        readDashboard(c.var.person.userId, c.var.plan, ports),
        queries.securityRequirements(),
      ]);
      const securityRequirements = requirements.map((one) => ({
        ...one,
        createdAt: one.createdAt.toISOString(),
      }));
      return c.json({ ...dashboard, securityRequirements }, 200);
    },
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/stats',
      summary: "Les chiffres de la personne connectée, recalculés depuis son registre d'XP",
      responses: jsonOf(statsView),
    }),
    async (c) => {
      const { userId } = c.var.person;
      const [ledger, copies] = await Promise.all([
        progress.ledger.list(userId),
        progress.copies.list(userId),
      ]);
      return c.json(computeStats(ledger, copies, parisDay(ports.clock.now())), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/badges',
      summary: 'Les badges gagnés, le plus récent en premier',
      responses: jsonOf(z.array(badgeView)),
    }),
    async (c) => {
      const badges = await progress.badges.list(c.var.person.userId);
      return c.json(
        badges.map(({ code, earnedAt }) => ({ code, earnedAt: earnedAt.toISOString() })),
        200,
      );
    },
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/progress-choices',
      summary: "Objectifs et messages choisis par l'élève",
      responses: jsonOf(choicesView),
    }),
    async (c) => c.json(await progress.choices.find(c.var.person.userId), 200),
  );

  routes.use('/progress-choices', bounded(4096));
  routes.openapi(
    createRoute({
      method: 'patch',
      path: '/progress-choices',
      summary: 'Change un objectif ou un message choisi',
      request: bodyOf(choicesChange),
      responses: jsonOf(choicesView),
    }),
    async (c) => {
      await progress.choices.save(c.var.person.userId, c.req.valid('json'));
      return c.json(await progress.choices.find(c.var.person.userId), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/notices',
      summary: "Ce qui a été annoncé à l'élève, le plus récent en premier",
      responses: jsonOf(z.array(noticeView)),
    }),
    async (c) => {
      const told = await progress.notices.list(c.var.person.userId, NOTICES_SHOWN);
      return c.json(
        told.map(({ id, kind, details, createdAt, seenAt }) => ({
          ...{ id, kind, details, createdAt: createdAt.toISOString(), seen: seenAt !== null },
        })),
        200,
      );
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/notices/seen',
      summary: 'Tout a été vu',
      responses: jsonOf(done),
    }),
    async (c) => {
      await progress.notices.markSeen(c.var.person.userId, ports.clock.now());
      return c.json({ success: true as const }, 200);
    },
  );
  return routes;
}
