import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { type Contested, contestResult } from '#application/exam/contest-result.ts';
import { listPassages, retryPassage } from '#application/exam/retry-passage.ts';
import type { Ports } from '#application/ports.ts';
import {
  type ContestView,
  contestForm,
  contestView,
  passageView,
  retryForm,
  retryView,
} from '#contract/second-reading.ts';
import { bodyOf, bounded, jsonOf, onInvalid } from './describe.ts';
import { limitRate } from './limit-rate.ts';
import { refuse } from './refuse.ts';
import { type FindSession, requireMember, requireSession, type Variables } from './session.ts';

type Needs = { ports: Ports; findSession: FindSession };

const params = z.object({ id: z.uuid() });

/** What a pupil does with a result: contest a remark, write a passage again. */
export function resultRoutes({ ports, findSession }: Needs) {
  const routes = new OpenAPIHono<Variables>({ defaultHook: onInvalid });
  routes.use('/results/:id/*', requireSession(findSession), requireMember, bounded(64 * 1024));
  // Each of these marks a copy anew, twice: enough for a class behind one address, not for a machine.
  const gently = limitRate({ max: 120, windowSeconds: 600 });
  routes.post('/results/:id/contests', gently);
  routes.post('/results/:id/retries', gently);

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/results/{id}/contests',
      summary: 'Conteste une remarque : elle est relue avec les raisons données',
      request: { params, ...bodyOf(contestForm) },
      responses: jsonOf(contestView),
    }),
    async (c) => {
      const { passage, ...form } = c.req.valid('json');
      const asked = { userId: c.var.person.userId, resultId: c.req.valid('param').id };
      const contested = await contestResult(
        { ...asked, ...form, ...(passage && { passage }) },
        ports,
      );
      return contested.ok
        ? c.json(toContestView(contested.value), 200)
        : refuse(c, contested.error);
    },
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/results/{id}/passages',
      summary: 'Les passages de la copie que son auteur peut réécrire',
      request: { params },
      responses: jsonOf(z.array(passageView)),
    }),
    async (c) => {
      const asked = { userId: c.var.person.userId, resultId: c.req.valid('param').id };
      const passages = await listPassages(asked, ports);
      return passages.ok ? c.json(passages.value, 200) : refuse(c, passages.error);
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/results/{id}/retries',
      summary: 'Ce que donnerait la copie avec un passage réécrit ; la note reste la même',
      request: { params, ...bodyOf(retryForm) },
      responses: jsonOf(retryView),
    }),
    async (c) => {
      const asked = { userId: c.var.person.userId, resultId: c.req.valid('param').id };
      const retried = await retryPassage({ ...asked, ...c.req.valid('json') }, ports);
      if (!retried.ok) return refuse(c, retried.error);
      const { gradeBefore, gradeAfter, changes, labels } = retried.value;
      const moved = Object.entries(changes)
        .map(([key, change]) => ({ key, label: labels[key as keyof typeof labels], ...change }))
        .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
      return c.json({ gradeBefore, gradeAfter, changes: moved }, 200);
    },
  );
  return routes;
}

export const toContestView = ({
  decision,
  reason,
  gradeBefore,
  gradeAfter,
}: Contested): ContestView => ({
  ...{ decision, gradeBefore, gradeAfter },
  reason: typeof reason === 'string' ? reason : null,
  words: typeof reason === 'string' ? null : reason.text,
});
