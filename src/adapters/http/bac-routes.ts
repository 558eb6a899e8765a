import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { CopyGradeQueries } from '#application/mock-exam/copy-grades.ts';
import { copyGradeView } from '#contract/bac.ts';
import { jsonOf, onInvalid } from './describe.ts';
import { type FindSession, requireMember, requireSession, type Variables } from './session.ts';

type Needs = { copyGrades: CopyGradeQueries; findSession: FindSession };

/** What the calculator asks for; the sums themselves are the browser's. */
export function bacRoutes({ copyGrades, findSession }: Needs) {
  const routes = new OpenAPIHono<Variables>({ defaultHook: onInvalid });
  routes.use('/copy-grades', requireSession(findSession), requireMember);
  routes.openapi(
    createRoute({
      method: 'get',
      path: '/copy-grades',
      summary: 'Les notes des copies corrigées, pour préremplir le calculateur',
      responses: jsonOf(z.array(copyGradeView)),
    }),
    async (c) => c.json(await copyGrades.copyGrades(c.var.person.userId), 200),
  );
  return routes;
}
