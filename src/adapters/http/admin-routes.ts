import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Logger } from 'pino';
import type { Diagnostics } from '#application/diagnostics.ts';
import type { Ports } from '#application/ports.ts';
import type { OcrReportRow, Queries } from '#application/queries.ts';
import {
  lastJobView,
  type OcrReportView,
  ocrEnvView,
  ocrReportView,
  ocrSelftestView,
  pipelineSelftestView,
  simpleOcrTestView,
} from '#contract/admin.ts';
import { jsonOf, onInvalid } from './describe.ts';
import { refuse } from './refuse.ts';
import {
  type FindSession,
  requireAdmin,
  requireMember,
  requireSession,
  type Variables,
} from './session.ts';

type Needs = {
  ports: Pick<Ports, 'accounts' | 'audit'>;
  queries: Queries;
  diagnostics: Diagnostics;
  findSession: FindSession;
  log: Logger;
};

const CALLS = [
  'admin-ocr-env',
  'simple-ocr-test',
  'admin-ocr-selftest',
  'ocr-pipeline-selftest',
  'admin-last-job',
];

/** The diagnostics of reading. For anyone but an administrator they do not exist. */
export function adminRoutes({ ports, queries, diagnostics, findSession, log }: Needs) {
  const routes = new OpenAPIHono<Variables>({ defaultHook: onInvalid });
  for (const path of [...CALLS.map((name) => `/functions/${name}`), '/admin/*']) {
    routes.use(path, requireSession(findSession), requireMember, requireAdmin);
  }
  const named = <S extends z.ZodType>(name: string, summary: string, schema: S) =>
    createRoute({ method: 'post', path: `/functions/${name}`, summary, responses: jsonOf(schema) });
  // What a pupil wrote is theirs: whoever looks at it leaves a trace.
  const trace = (adminId: string, details: object) => {
    log.warn({ adminId, ...details }, 'an administrator read a copy');
    return ports.audit.add({ adminId, action: 'read-copy', details });
  };

  routes.openapi(
    named('admin-ocr-env', 'Ce que le serveur sait de ses accès à Google Vision', ocrEnvView),
    (c) => c.json(diagnostics.environment(), 200),
  );
  routes.openapi(
    named('simple-ocr-test', 'Essaie le lecteur en ligne sur une photo', simpleOcrTestView),
    async (c) => c.json(await diagnostics.testFarReader(), 200),
  );
  routes.openapi(
    named('admin-ocr-selftest', 'Lit une photo de bout en bout', ocrSelftestView),
    async (c) => c.json(await diagnostics.testPipeline(), 200),
  );
  routes.openapi(
    named('ocr-pipeline-selftest', 'Lit un exemple de chaque sorte', pipelineSelftestView),
    async (c) => c.json(await diagnostics.runScenarios(), 200),
  );
  routes.openapi(
    named('admin-last-job', 'La dernière correction, telle que le correcteur l’a vue', lastJobView),
    async (c) => {
      const data = (await queries.lastJob()) ?? null;
      if (data) await trace(c.var.person.userId, { examId: data.exam_id });
      return c.json({ data }, 200);
    },
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/admin/ocr-report/{id}',
      summary: 'Comment une copie a été lue',
      request: { params: z.object({ id: z.uuid() }) },
      responses: jsonOf(ocrReportView),
    }),
    async (c) => {
      const row = await queries.ocrReport(c.req.valid('param').id);
      if (!row) return refuse(c, { code: 'not-found' });
      await trace(c.var.person.userId, { resultId: row.resultId });
      return c.json(toView(row, diagnostics.environment().reader), 200);
    },
  );
  return routes;
}

function toView(row: OcrReportRow, provider: string): OcrReportView {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    provider,
    method: 'DOCUMENT_TEXT_DETECTION',
    files: row.files.map(({ name, kind }) => ({
      name,
      kind: kind === 'pdf' || kind === 'docx' ? kind : 'image',
    })),
  };
}
