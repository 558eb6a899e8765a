import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Ports } from '#application/ports.ts';
import { answerCard } from '#application/progress/answer-card.ts';
import { victoryPlan } from '#application/progress/coach-plan.ts';
import { openRevision } from '#application/progress/open-revision.ts';
import { readErrors } from '#application/progress/read-errors.ts';
import { victoryPlanView } from '#contract/progress.ts';
import { answerForm, errorExamplesView, judgedView, revisionView } from '#contract/revision.ts';
import { bodyOf, bounded, jsonOf, onInvalid } from './describe.ts';
import { refuse } from './refuse.ts';
import { type FindSession, requireMember, requireSession, type Variables } from './session.ts';

type Needs = { ports: Ports; findSession: FindSession };

/** Revision, the coach, and the errors that come back. */
export function revisionRoutes({ ports, findSession }: Needs) {
  const routes = new OpenAPIHono<Variables>({ defaultHook: onInvalid });
  for (const path of ['/revision/*', '/recurring-errors', '/functions/generate-victory-plan']) {
    routes.use(path, requireSession(findSession), requireMember);
  }

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/revision',
      summary: 'Les cartes du jour, et le plan de sept jours (Pro)',
      responses: jsonOf(revisionView),
    }),
    async (c) => c.json(await openRevision(c.var.person.userId, c.var.plan, ports), 200),
  );

  routes.use('/revision/answers', bounded(4096));
  routes.openapi(
    createRoute({
      method: 'post',
      path: '/revision/answers',
      summary: 'Répond à une carte',
      request: bodyOf(answerForm),
      responses: jsonOf(judgedView),
    }),
    async (c) => {
      const { userId } = c.var.person;
      const judged = await answerCard({ userId, ...c.req.valid('json') }, c.var.plan, ports);
      if (!judged.ok) return refuse(c, judged.error);
      return c.json({ ...judged.value, dueAt: judged.value.dueAt.toISOString() }, 200);
    },
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/recurring-errors',
      summary: 'Les erreurs qui reviennent, avec des phrases de la personne (Pro)',
      responses: jsonOf(z.array(errorExamplesView)),
    }),
    async (c) => c.json(await readErrors(c.var.person.userId, c.var.plan, ports), 200),
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/functions/generate-victory-plan',
      summary: 'Le plan du coach, le même pendant 24 heures',
      responses: jsonOf(victoryPlanView),
    }),
    async (c) => c.json(await victoryPlan(c.var.person.userId, c.var.plan, ports), 200),
  );
  return routes;
}
