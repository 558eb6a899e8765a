import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Ports } from '#application/ports.ts';
import type { ShareLink } from '#application/progress/ports.ts';
import { createShareLink, openShareLink } from '#application/progress/share-progress.ts';
import { readWeek } from '#application/progress/weekly-reports.ts';
import {
  createdLinkView,
  openLinkForm,
  type ShareLinkView,
  sharedView,
  shareForm,
  shareLinkView,
  unsubscribeForm,
  weeklyReportView,
} from '#contract/share.ts';
import { isPro } from '#domain/account/plan.ts';
import { parisDay } from '#domain/exam/paris-day.ts';
import { mondayOf } from '#domain/progress/day.ts';
import { shareState } from '#domain/progress/share-link.ts';
import { bodyOf, bounded, jsonOf, onInvalid } from './describe.ts';
import { limitRate } from './limit-rate.ts';
import { refuse } from './refuse.ts';
import { type FindSession, requireMember, requireSession, type Variables } from './session.ts';

type Needs = { ports: Ports; findSession: FindSession };

const OPENINGS_A_MINUTE = 60;
const done = z.object({ success: z.literal(true) });
const week = { query: z.object({ monday: z.iso.date().optional() }) };

/** What others may see: links for parents, the report of the week, and the way out of every mail. */
export function shareRoutes({ ports, findSession }: Needs) {
  const routes = new OpenAPIHono<Variables>({ defaultHook: onInvalid });
  for (const path of ['/share-links/*', '/weekly-report', '/weekly-report.pdf']) {
    routes.use(path, requireSession(findSession), requireMember);
  }
  const { shares } = ports.progress;
  const toView = (link: ShareLink): ShareLinkView => ({
    ...{ id: link.id, name: link.name, contents: link.contents, timesOpened: link.timesOpened },
    state: shareState(link, ports.clock.now()),
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    openedAt: link.openedAt?.toISOString() ?? null,
  });

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/share-links',
      summary: "Les liens de suivi créés par l'élève",
      responses: jsonOf(z.array(shareLinkView)),
    }),
    async (c) => c.json((await shares.list(c.var.person.userId)).map(toView), 200),
  );

  routes.use('/share-links', bounded(4096));
  routes.openapi(
    createRoute({
      method: 'post',
      path: '/share-links',
      summary: 'Crée un lien de suivi ; son adresse est donnée une seule fois',
      request: bodyOf(shareForm),
      responses: jsonOf(createdLinkView),
    }),
    async (c) => {
      const { userId } = c.var.person;
      const created = await createShareLink({ userId, ...c.req.valid('json') }, ports);
      if (!created.ok) return refuse(c, created.error);
      const { link, token } = created.value;
      return c.json({ link: toView(link), token }, 200);
    },
  );

  routes.openapi(
    createRoute({
      method: 'delete',
      path: '/share-links/{id}',
      summary: 'Coupe un lien de suivi',
      request: { params: z.object({ id: z.uuid() }) },
      responses: jsonOf(done),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const revoked = await shares.revoke(c.var.person.userId, id, ports.clock.now());
      return revoked ? c.json({ success: true as const }, 200) : refuse(c, { code: 'not-found' });
    },
  );

  // The token travels in the body: addresses end up in histories and logs.
  const open = '/functions/open-share-link';
  routes.use(open, limitRate({ max: OPENINGS_A_MINUTE, windowSeconds: 60 }), bounded(1024));
  routes.openapi(
    createRoute({
      method: 'post',
      path: open,
      summary: 'Ce que montre un lien de suivi, sans compte',
      request: bodyOf(openLinkForm),
      responses: jsonOf(sharedView),
    }),
    async (c) => {
      const shared = await openShareLink(c.req.valid('json').token, ports);
      // Parsed on the way out: what the schema does not name cannot leave.
      return shared.ok ? c.json(sharedView.parse(shared.value), 200) : refuse(c, shared.error);
    },
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/weekly-report',
      summary: "Le bilan d'une semaine, celle en cours si rien n'est demandé",
      request: week,
      responses: jsonOf(weeklyReportView),
    }),
    async (c) => {
      const monday = mondayOf(c.req.valid('query').monday ?? parisDay(ports.clock.now()));
      return c.json(await readWeek(c.var.person.userId, monday, ports), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/weekly-report.pdf',
      summary: "Le bilan d'une semaine en PDF (Pro)",
      request: week,
      responses: {
        200: {
          description: 'Le document',
          content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
        },
      },
    }),
    async (c) => {
      if (!isPro(c.var.plan)) return refuse(c, { code: 'pro-required' });
      const now = ports.clock.now();
      const monday = mondayOf(c.req.valid('query').monday ?? parisDay(now));
      const report = await readWeek(c.var.person.userId, monday, ports);
      const pdf = await ports.printReport(report, now);
      return c.body(new Uint8Array(pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="Bilan-${monday}.pdf"`,
      });
    },
  );

  const leave = '/functions/unsubscribe';
  routes.use(leave, limitRate({ max: OPENINGS_A_MINUTE, windowSeconds: 60 }), bounded(1024));
  routes.openapi(
    createRoute({
      method: 'post',
      path: leave,
      summary: 'Arrête tous les messages, en un clic depuis un message',
      request: bodyOf(unsubscribeForm),
      responses: jsonOf(done),
    }),
    async (c) => {
      const found = await ports.progress.choices.unsubscribe(c.req.valid('json').token);
      return found ? c.json({ success: true as const }, 200) : refuse(c, { code: 'link-expired' });
    },
  );
  return routes;
}
