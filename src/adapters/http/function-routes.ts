import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { moderateCopy } from '#application/correction/moderate-copy.ts';
import { readStored } from '#application/exam/read-stored.ts';
import { retryExam } from '#application/exam/retry-exam.ts';
import type { Ports } from '#application/ports.ts';
import type { Queries } from '#application/queries.ts';
import {
  contentForm,
  examCall,
  filesForm,
  filesView,
  gateForm,
  gateView,
  ocrForm,
  ocrView,
  type RateLimitView,
  rateLimitView,
  successView,
  usageView,
} from '#contract/functions.ts';
import { isPro, type Plan } from '#domain/account/plan.ts';
import { checkFileName, MAX_FILES } from '#domain/exam/check-file-name.ts';
import { CORRECTIONS_A_DAY } from '#domain/exam/daily-limit.ts';
import { gateReading } from '#domain/exam/gate-reading.ts';
import { parisDay } from '#domain/exam/paris-day.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { AddressLimit } from './address-limit.ts';
import { bodyOf, bounded, jsonOf, onInvalid } from './describe.ts';
import { functionMessages as say } from './function-messages.ts';
import { limitRate } from './limit-rate.ts';
import { refuse } from './refuse.ts';
import { type FindSession, requireMember, requireSession, type Variables } from './session.ts';

type Needs = {
  ports: Ports;
  queries: Queries;
  findSession: FindSession;
  addresses: AddressLimit;
};

const NAMES = [
  'check-rate-limits',
  'enhanced-check-rate-limits',
  'validate-file-upload',
  'ocr',
  'ocr-confidence-gate',
  'increment-usage',
  'process-correction',
] as const;

/** The calls of the specification around a copy, under their own names. `POST /exams` does the whole by itself. */
export function functionRoutes({ ports, queries, findSession, addresses }: Needs) {
  const routes = new OpenAPIHono<Variables>({ defaultHook: onInvalid });
  for (const name of NAMES) {
    routes.use(
      `/functions/${name}`,
      requireSession(findSession),
      requireMember,
      bounded(1024 * 1024),
    );
  }
  routes.use('/functions/ocr', limitRate({ max: 60, windowSeconds: 600 }));

  const limitsOf = async (userId: string, plan: Plan, wait: number | undefined) => {
    if (wait !== undefined) return blocked('ip_limit', say.addressLimit(wait));
    const day = parisDay(ports.clock.now());
    if (isPro(plan) || (await ports.credits.mayTake({ userId, day }))) return { blocked: false };
    return { ...blocked('daily_limit', say.dailyLimit), upgradeUrl: '/upgrade' };
  };
  const contentVerdict = async (content: string): Promise<RateLimitView | undefined> => {
    if (content.trim() === '') return undefined;
    const { moderator } = await ports.grading();
    // Ours alone: asked as often as one likes, a model's opinion would be paid each time; the copy gets it when corrected.
    const verdict = await moderateCopy(content, { confirmedStudy: false }, { moderator });
    if (verdict.decision !== 'stop') return undefined;
    return verdict.reason === 'self_harm'
      ? blocked('self_harm', say.selfHarm)
      : blocked('other', say.abuse);
  };

  for (const path of ['/functions/check-rate-limits', '/functions/enhanced-check-rate-limits']) {
    routes.openapi(
      createRoute({
        method: 'post',
        path,
        summary: 'Dit si une copie peut partir : limite du jour, de la connexion, contenu',
        request: bodyOf(contentForm),
        responses: jsonOf(rateLimitView),
      }),
      async (c) => {
        const { userId } = c.var.person;
        const stopped = await contentVerdict(c.req.valid('json').content);
        return c.json(stopped ?? (await limitsOf(userId, c.var.plan, addresses.wait(c))), 200);
      },
    );
  }

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/functions/validate-file-upload',
      summary: 'Juge des fichiers sur leur nom et leur taille, avant leur envoi',
      request: bodyOf(filesForm),
      responses: jsonOf(filesView),
    }),
    (c) => {
      const refusal = refusalOf(c.req.valid('json').files);
      return c.json(refusal ? { valid: false, message: say.files(refusal) } : { valid: true }, 200);
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/functions/ocr',
      summary: 'Lit des fichiers déjà envoyés par la personne connectée',
      request: bodyOf(ocrForm),
      responses: jsonOf(ocrView),
    }),
    async (c) => {
      const { filePaths } = c.req.valid('json');
      const read = await readStored({ userId: c.var.person.userId, filePaths }, ports);
      if (!read.ok) return refuse(c, read.error);
      const { reading, failures } = read.value;
      const { text, confidence, pages, pdfIsRaster, inputMode } = reading;
      const troubles = failures.flatMap((code) => (code ? [say.unread(code)] : []));
      return c.json(
        {
          text,
          warnings: [
            ...troubles,
            ...reading.warnings.map(({ code }) => code),
            ...(text === '' ? [say.nothingRead] : []),
          ],
          input_mode: inputMode,
          ocr_confidence: confidence,
          pdf_is_raster: pdfIsRaster,
          tokens: text.split(/\s+/).filter(Boolean).length,
          pages: pages.length,
          filesProcessed: failures.filter((code) => !code).length,
          text_length: text.length,
          results: failures.map((code) => ({
            ...(code && { error: code }),
            ocr_method: inputMode,
          })),
        },
        200,
      );
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/functions/ocr-confidence-gate',
      summary: 'Dit si ce qui a été lu peut être corrigé tel quel',
      request: bodyOf(gateForm),
      responses: jsonOf(gateView),
    }),
    (c) => {
      const { ocrText, confidence, fileType } = c.req.valid('json');
      const { action, shouldProceed, reason } = gateReading(ocrText, confidence, fileType);
      const sentence = reason && say.gate(reason);
      const said = action === 'proceed' ? { warning: sentence } : { message: sentence };
      return c.json({ action, shouldProceed, ...(sentence && said) }, 200);
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/functions/increment-usage',
      summary:
        "Ce qui est utilisé de la journée ; le compte se fait à l'envoi, jamais par cet appel",
      responses: jsonOf(usageView),
    }),
    async (c) => {
      const today = parisDay(ports.clock.now());
      const profile = await queries.profile(c.var.person.userId, today);
      const limit = isPro(c.var.plan) ? null : CORRECTIONS_A_DAY;
      return c.json({ used: profile?.dailyCorrectionsUsed ?? 0, limit }, 200);
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/functions/process-correction',
      summary: 'Demande la correction d’une copie ; déjà en route, elle le reste',
      request: bodyOf(examCall),
      responses: jsonOf(successView),
    }),
    async (c) => {
      const { userId } = c.var.person;
      const { examId } = c.req.valid('json');
      const exam = await ports.exams.find(examId);
      if (exam?.userId !== userId) return refuse(c, { code: 'not-found' });
      if (exam.status !== 'failed') return c.json({ success: true }, 200);
      const retried = await retryExam({ examId, userId }, ports);
      return retried.ok ? c.json({ success: true }, 200) : refuse(c, retried.error);
    },
  );
  return routes;
}

const blocked = (reason: RateLimitView['reason'], message: string): RateLimitView => ({
  blocked: true,
  reason,
  message,
});

function refusalOf(files: { name: string; size: number }[]): Refusal | undefined {
  if (files.length === 0) return { code: 'no-file' };
  if (files.length > MAX_FILES) return { code: 'too-many-files', max: MAX_FILES };
  for (const file of files) {
    const checked = checkFileName(file);
    if (!checked.ok) return checked.error;
  }
  return undefined;
}
