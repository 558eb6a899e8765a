import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { maySend } from '#application/exam/submit-exam.ts';
import { closeMockExam } from '#application/mock-exam/close-mock-exam.ts';
import { saveAnswers } from '#application/mock-exam/save-answers.ts';
import { startMockExam } from '#application/mock-exam/start-mock-exam.ts';
import { submitMockExam } from '#application/mock-exam/submit-mock-exam.ts';
import type { Ports } from '#application/ports.ts';
import {
  answersForm,
  attemptCard,
  attemptView,
  handedInView,
  savedView,
  startForm,
  templateCard,
  templateRequest,
  templateView,
} from '#contract/mock-exam.ts';
import { MAX_FILE_BYTES, MAX_FILES } from '#domain/exam/check-file-name.ts';
import { bodyOf, bounded, jsonOf, onInvalid } from './describe.ts';
import { toAttemptCard, toAttemptView, toCard, toTemplateView } from './mock-exam-view.ts';
import { receiveFiles } from './receive-files.ts';
import { refuse } from './refuse.ts';
import { type FindSession, requireMember, requireSession, type Variables } from './session.ts';

type Needs = { ports: Ports; findSession: FindSession };

const MAX_ANSWERS_BYTES = 1024 * 1024;
const FORM_OVERHEAD = 64 * 1024;
const byId = { params: z.object({ id: z.uuid() }) };

/** Mock exams: the papers, and the attempts of whoever sits them. */
export function mockExamRoutes({ ports, findSession }: Needs) {
  const routes = new OpenAPIHono<Variables>({ defaultHook: onInvalid });
  const member = [requireSession(findSession), requireMember] as const;
  for (const path of ['/exam-templates', '/mock-exams/*', '/functions/get-exam-template']) {
    routes.use(path, ...member);
  }
  routes.use('/mock-exams/:id/pages', bounded(MAX_FILES * MAX_FILE_BYTES + FORM_OVERHEAD));
  for (const path of ['/mock-exams', '/mock-exams/:id/answers', '/mock-exams/:id/submit']) {
    routes.use(path, bounded(MAX_ANSWERS_BYTES));
  }

  /** The pupil's own attempt; one whose bell rang unheard is closed first. */
  const own = async (userId: string, id: string) => {
    const attempt = await ports.mockAttempts.find(id);
    if (attempt?.userId !== userId) return undefined;
    if (attempt.submittedAt) return attempt;
    await closeMockExam(id, ports);
    return ports.mockAttempts.find(id);
  };

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/exam-templates',
      summary: 'Les épreuves blanches proposées, sans leurs questions ni leurs corrigés',
      responses: jsonOf(z.array(templateCard)),
    }),
    (c) => c.json(ports.mockExams.templates.map(toCard), 200),
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/functions/get-exam-template',
      summary: "Les questions d'une épreuve commencée, sans leur corrigé",
      request: bodyOf(templateRequest),
      responses: jsonOf(z.object({ template: templateView })),
    }),
    async (c) => {
      const { templateId, examId } = c.req.valid('json');
      const isId = z.uuid().safeParse(examId).success;
      const attempt = isId ? await own(c.var.person.userId, examId) : undefined;
      const template = ports.mockExams.find(templateId);
      if (!template || attempt?.templateId !== templateId) return refuse(c, { code: 'not-found' });
      return c.json({ template: toTemplateView(template) }, 200);
    },
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/mock-exams',
      summary: 'Les épreuves blanches commencées, la plus récente en premier',
      responses: jsonOf(z.array(attemptCard)),
    }),
    async (c) => {
      const attempts = await ports.mockAttempts.list(c.var.person.userId);
      return c.json(
        attempts.map((attempt) => toAttemptCard(attempt, ports.clock.now())),
        200,
      );
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/mock-exams',
      summary: 'Commence une épreuve, ou reprend celle qui est en cours',
      request: bodyOf(startForm),
      responses: jsonOf(attemptView),
    }),
    async (c) => {
      const choice = { userId: c.var.person.userId, ...c.req.valid('json') };
      const started = await startMockExam(choice, ports);
      if (!started.ok) return refuse(c, started.error);
      return c.json(toAttemptView(started.value, ports.clock.now()), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/mock-exams/{id}',
      summary: "Où en est une épreuve, à l'heure du serveur",
      request: byId,
      responses: jsonOf(attemptView),
    }),
    async (c) => {
      const attempt = await own(c.var.person.userId, c.req.valid('param').id);
      return attempt
        ? c.json(toAttemptView(attempt, ports.clock.now()), 200)
        : refuse(c, { code: 'not-found' });
    },
  );

  routes.openapi(
    createRoute({
      method: 'put',
      path: '/mock-exams/{id}/answers',
      summary: 'Enregistre les réponses écrites jusque-là',
      request: { ...byId, ...bodyOf(answersForm) },
      responses: jsonOf(savedView),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const sent = { id, userId: c.var.person.userId, ...c.req.valid('json') };
      const saved = await saveAnswers(sent, ports);
      if (!saved.ok) return refuse(c, saved.error);
      const savedAt = saved.value.savedAt.toISOString();
      return c.json({ savedAt, serverNow: ports.clock.now().toISOString() }, 200);
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/mock-exams/{id}/submit',
      summary: 'Rend la copie ; une deuxième fois ne change rien',
      request: { ...byId, ...bodyOf(answersForm) },
      responses: jsonOf(handedInView),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const { userId } = c.var.person;
      const handedIn = await submitMockExam({ id, userId, ...c.req.valid('json') }, ports);
      return handedIn.ok ? c.json(handedIn.value, 200) : refuse(c, handedIn.error);
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/mock-exams/{id}/pages',
      summary: 'Rend la copie par photos de ses pages (formulaire multipart : files)',
      request: byId,
      responses: jsonOf(handedInView),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const { userId } = c.var.person;
      const allowed = await maySend(userId, ports);
      if (!allowed.ok) return refuse(c, allowed.error);
      const attempt = await own(userId, id);
      if (!attempt) return refuse(c, { code: 'not-found' });
      if (attempt.examId) {
        return c.json({ examId: id, timeSpentSeconds: attempt.timeSpentSeconds ?? 0 }, 200);
      }
      const received = await receiveFiles(c.req.raw, allowed.value, ports.files);
      if (!received.ok) return refuse(c, received.error);
      const { files } = received.value;
      if (files.length === 0) return refuse(c, { code: 'no-file' });
      const handedIn = await submitMockExam({ id, userId, files }, ports);
      if (handedIn.ok) return c.json(handedIn.value, 200);
      await Promise.all(files.map(({ key }) => ports.files.remove(key)));
      return refuse(c, handedIn.error);
    },
  );

  routes.openapi(
    createRoute({
      method: 'delete',
      path: '/mock-exams/{id}',
      summary: "Abandonne une épreuve dont la copie n'est pas en correction",
      request: byId,
      responses: jsonOf(z.object({ success: z.literal(true) })),
    }),
    async (c) => {
      const attempt = await own(c.var.person.userId, c.req.valid('param').id);
      if (!attempt) return refuse(c, { code: 'not-found' });
      if (!attempt.examId) await ports.mockAttempts.remove(attempt.id);
      return c.json({ success: true as const }, 200);
    },
  );
  return routes;
}
