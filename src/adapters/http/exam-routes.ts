import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { deleteExam } from '#application/exam/delete-exam.ts';
import { retryExam } from '#application/exam/retry-exam.ts';
import { revealResult } from '#application/exam/reveal-result.ts';
import { maySend, submitExam } from '#application/exam/submit-exam.ts';
import type { Ports } from '#application/ports.ts';
import type { ExamRow, Queries } from '#application/queries.ts';
import { type ExamView, examAccepted, examForm, examView, resultView } from '#contract/exam.ts';
import { MAX_FILE_BYTES, MAX_FILES } from '#domain/exam/check-file-name.ts';
import type { AddressLimit } from './address-limit.ts';
import { bounded, jsonOf, onInvalid } from './describe.ts';
import { receiveFiles } from './receive-files.ts';
import { refuse } from './refuse.ts';
import { toResultView } from './result-view.ts';
import { type FindSession, requireMember, requireSession, type Variables } from './session.ts';

type Needs = {
  ports: Ports;
  queries: Queries;
  findSession: FindSession;
  addresses: AddressLimit;
};

const FORM_OVERHEAD = 64 * 1024;
const idempotencyHeader = z.object({ 'idempotency-key': z.string().min(8).max(100) });
const byId = { params: z.object({ id: z.uuid() }) };

/** Copies sent in, and their results. */
export function examRoutes({ ports, queries, findSession, addresses }: Needs) {
  const routes = new OpenAPIHono<Variables>({ defaultHook: onInvalid });
  for (const path of ['/exams/*', '/results/*']) {
    routes.use(path, requireSession(findSession), requireMember);
  }

  routes.use('/exams', bounded(MAX_FILES * MAX_FILE_BYTES + FORM_OVERHEAD));
  routes.openapi(
    createRoute({
      method: 'post',
      path: '/exams',
      summary: 'Envoie une copie (formulaire multipart : subject, level, examType, files)',
      request: { headers: idempotencyHeader },
      responses: {
        202: {
          description: 'La copie est enregistrée',
          content: { 'application/json': { schema: examAccepted } },
        },
      },
    }),
    async (c) => {
      const { userId } = c.var.person;
      const idempotencyKey = c.req.valid('header')['idempotency-key'];
      const earlier = await ports.exams.findByIdempotencyKey(userId, idempotencyKey);
      if (earlier) return c.json({ id: earlier.id }, 202);
      const allowed = await maySend(userId, ports);
      if (!allowed.ok) return refuse(c, allowed.error);
      const retryAfterSeconds = addresses.wait(c);
      if (retryAfterSeconds) return refuse(c, { code: 'too-many-requests', retryAfterSeconds });

      const received = await receiveFiles(c.req.raw, allowed.value, ports.files);
      if (!received.ok) return refuse(c, received.error);
      const { files } = received.value;
      const discard = () => Promise.all(files.map(({ key }) => ports.files.remove(key)));

      const form = examForm.safeParse(received.value.fields);
      if (!form.success) {
        await discard();
        const fields = form.error.issues.map(({ path }) => path.join('.'));
        return refuse(c, { code: 'invalid-input', fields });
      }
      const id = crypto.randomUUID();
      const { subjectFiles, ...fields } = form.data;
      const named = files.map((file, at) =>
        subjectFiles?.split(',').includes(String(at))
          ? { ...file, isSubject: true as const }
          : file,
      );
      const sent = await submitExam({ id, userId, ...fields, files: named, idempotencyKey }, ports);
      // Another request with the same key won: its files are the copy, ours are spare.
      if (!sent.ok || sent.value.id !== id) await discard();
      if (!sent.ok) return refuse(c, sent.error);
      addresses.count(c);
      return c.json({ id: sent.value.id }, 202);
    },
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/exams',
      summary: 'Les copies de la personne connectée, la plus récente en premier',
      responses: jsonOf(z.array(examView)),
    }),
    async (c) => c.json((await queries.exams(c.var.person.userId)).map(toExamView), 200),
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/exams/{id}',
      summary: 'Une copie',
      request: byId,
      responses: jsonOf(examView),
    }),
    async (c) => {
      const exam = await queries.exam(c.var.person.userId, c.req.valid('param').id);
      return exam ? c.json(toExamView(exam), 200) : refuse(c, { code: 'not-found' });
    },
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/exams/{id}/pages/{page}',
      summary: "L'image d'une page photographiée, redressée",
      request: {
        params: z.object({ id: z.uuid(), page: z.coerce.number().int().min(1).max(150) }),
      },
      responses: {
        200: {
          description: "L'image",
          content: { 'image/jpeg': { schema: z.string().openapi({ format: 'binary' }) } },
        },
      },
    }),
    async (c) => {
      const { id, page } = c.req.valid('param');
      const key = await queries.pagePicture(c.var.person.userId, id, page);
      if (!key) return refuse(c, { code: 'not-found' });
      const picture = await ports.files.read(key);
      return c.body(new Uint8Array(picture), 200, {
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'private, max-age=3600',
        Vary: 'Cookie',
      });
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/exams/{id}/retry',
      summary: 'Relance une correction qui a échoué, sans compter une deuxième fois',
      request: byId,
      responses: jsonOf(z.object({ success: z.literal(true) })),
    }),
    async (c) => {
      const { userId } = c.var.person;
      const retried = await retryExam({ examId: c.req.valid('param').id, userId }, ports);
      return retried.ok ? c.json({ success: true as const }, 200) : refuse(c, retried.error);
    },
  );

  routes.openapi(
    createRoute({
      method: 'delete',
      path: '/exams/{id}',
      summary: 'Supprime une copie, ses fichiers et sa correction ; l’expérience gagnée reste',
      request: byId,
      responses: jsonOf(z.object({ success: z.literal(true) })),
    }),
    async (c) => {
      const { userId } = c.var.person;
      const deleted = await deleteExam({ examId: c.req.valid('param').id, userId }, ports);
      return deleted.ok ? c.json({ success: true as const }, 200) : refuse(c, deleted.error);
    },
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/results/{id}',
      summary: "Le résultat d'une copie",
      request: byId,
      responses: jsonOf(resultView),
    }),
    async (c) => {
      const result = await queries.result(c.var.person.userId, c.req.valid('param').id);
      if (!result) return refuse(c, { code: 'not-found' });
      return c.json(toResultView(revealResult(result, c.var.plan)), 200);
    },
  );
  return routes;
}

const toExamView = (exam: ExamRow): ExamView => ({
  ...exam,
  createdAt: exam.createdAt.toISOString(),
  failure: exam.failure?.code ?? null,
});
