import { createHash } from 'node:crypto';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { getCookie } from 'hono/cookie';
import { stream } from 'hono/streaming';
import { storageRoom } from '#application/exam/check-room.ts';
import type { Letters } from '#application/mail.ts';
import type { Ports } from '#application/ports.ts';
import { requestDeletion } from '#application/rights/delete-account.ts';
import { exportData, type PrintOwnCorrection } from '#application/rights/export-data.ts';
import { setAge } from '#application/rights/set-age.ts';
import { ageAnswer, consentChoice, deletionRequest, storageView } from '#contract/rights.ts';
import { parisDay } from '#domain/exam/paris-day.ts';
import { bodyOf, bounded, jsonOf, onInvalid } from './describe.ts';
import { limitRate } from './limit-rate.ts';
import { refuse } from './refuse.ts';
import { EXPORT_README } from './rights-readme.ts';
import { zipEntries } from './rights-zip.ts';
import { type FindSession, requireSession, type Variables } from './session.ts';

type Needs = {
  ports: Ports;
  findSession: FindSession;
  letters: Letters;
  publicUrl: string;
  printOwnCorrection: PrintOwnCorrection;
};

const done = z.object({ success: z.literal(true) });
const DONE = { success: true as const };
const CONSENT_VERSION = '2026-11';

/** What a person may ask about their own data: take it away, have it erased, say their age, choose. */
export function rightsRoutes(needs: Needs) {
  const { ports, findSession, letters, publicUrl } = needs;
  const routes = new OpenAPIHono<Variables>({ defaultHook: onInvalid });
  for (const path of ['/rights/*', '/account/age']) {
    routes.use(path, requireSession(findSession), bounded(4_096));
  }

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/rights/storage',
      summary: 'La place prise par ses fichiers, et celle de son offre',
      responses: jsonOf(storageView),
    }),
    async (c) => {
      const account = await ports.accounts.find(c.var.person.userId);
      if (!account) return refuse(c, { code: 'sign-in-required' });
      return c.json(await storageRoom(account, ports.files), 200);
    },
  );

  routes.get('/rights/export', async (c) => {
    const { userId } = c.var.person;
    const entries = await exportData(userId, ports, EXPORT_README, needs.printOwnCorrection);
    const day = ports.clock.now().toISOString().slice(0, 10);
    c.header('Content-Type', 'application/zip');
    c.header('Content-Disposition', `attachment; filename="laureat-mes-donnees-${day}.zip"`);
    return stream(c, async (out) => {
      for await (const chunk of zipEntries(entries)) await out.write(chunk);
    });
  });

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/rights/deletion',
      summary: 'Ferme le compte aussitôt ; tout est effacé dans les 24 heures',
      request: bodyOf(deletionRequest),
      responses: jsonOf(done),
    }),
    async (c) => {
      const { userId, email } = c.var.person;
      const typed = c.req.valid('json').email.trim().toLowerCase();
      if (typed !== email.toLowerCase()) {
        return refuse(c, { code: 'invalid-input', fields: ['email'] });
      }
      await requestDeletion(userId, ports);
      return c.json(DONE, 200);
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/rights/consents',
      summary: 'Garde la trace datée d’un choix',
      request: bodyOf(consentChoice),
      responses: jsonOf(done),
    }),
    async (c) => {
      const { kind, choice } = c.req.valid('json');
      const consent = { userId: c.var.person.userId, kind, choice, version: CONSENT_VERSION };
      await ports.rights.addConsent({ ...consent, at: ports.clock.now() });
      return c.json(DONE, 200);
    },
  );

  routes.use('/audience', limitRate({ max: 60, windowSeconds: 3_600 }));
  routes.post('/audience', async (c) => {
    const visitor = getCookie(c, 'audience');
    // No cookie, no agreement: nothing is counted.
    if (visitor) {
      const hash = createHash('sha256').update(visitor).digest('hex');
      await ports.rights.countVisit(hash, parisDay(ports.clock.now()));
    }
    return c.json(DONE, 200);
  });

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/account/age',
      summary: "La tranche d'âge d'une personne venue par Google",
      request: bodyOf(ageAnswer),
      responses: jsonOf(done),
    }),
    async (c) => {
      const { userId, email } = c.var.person;
      const answered = await setAge(
        { userId, ...c.req.valid('json') },
        (to, token) => letters.askParent(to, email, `${publicUrl}/accord-parental?token=${token}`),
        ports,
      );
      return answered.ok ? c.json(DONE, 200) : refuse(c, answered.error);
    },
  );
  return routes;
}
