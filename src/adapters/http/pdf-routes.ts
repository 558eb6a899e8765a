import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { exportPdf, type PrintCorrection } from '#application/exam/export-pdf.ts';
import type { Ports } from '#application/ports.ts';
import type { Queries } from '#application/queries.ts';
import { resultCall } from '#contract/functions.ts';
import { parisDay } from '#domain/exam/paris-day.ts';
import { bodyOf, bounded, onInvalid } from './describe.ts';
import { functionMessages as say } from './function-messages.ts';
import { limitRate } from './limit-rate.ts';
import { refuse } from './refuse.ts';
import { type FindSession, requireMember, requireSession, type Variables } from './session.ts';

type Needs = {
  ports: Ports;
  queries: Queries;
  findSession: FindSession;
  printCorrection: PrintCorrection;
};

/** The correction as a PDF, for Pro. */
export function pdfRoutes({ ports, queries, findSession, printCorrection }: Needs) {
  const routes = new OpenAPIHono<Variables>({ defaultHook: onInvalid });
  const path = '/functions/export-pdf';
  routes.use(path, limitRate({ max: 120, windowSeconds: 600 }), requireSession(findSession));
  routes.use(path, requireMember, bounded(4096));
  routes.openapi(
    createRoute({
      method: 'post',
      path,
      summary: 'La correction en PDF (Pro)',
      request: bodyOf(resultCall),
      responses: {
        200: {
          description: 'Le document',
          content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
        },
      },
    }),
    async (c) => {
      const asked = { userId: c.var.person.userId, plan: c.var.plan, ...c.req.valid('json') };
      const { files } = ports;
      const exported = await exportPdf(asked, { queries, files, printCorrection });
      if (!exported.ok) {
        if (exported.error.code !== 'pro-required') return refuse(c, exported.error);
        return c.json({ refusal: exported.error, error: say.proOnly }, 403) as never;
      }
      const { bytes, result } = exported.value;
      return c.body(new Uint8Array(bytes), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': attachment(say.pdfName(result.subject, parisDay(result.createdAt))),
      });
    },
  );
  return routes;
}

/** The name in plain letters for those who know no others, and as it is written. */
function attachment(name: string): string {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]/g, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
