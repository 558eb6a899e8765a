import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Diagnostics } from '#application/diagnostics.ts';
import type { PrintCorrection } from '#application/exam/export-pdf.ts';
import type { Letters } from '#application/mail.ts';
import type { CopyGradeQueries } from '#application/mock-exam/copy-grades.ts';
import type { Ports } from '#application/ports.ts';
import type { Queries } from '#application/queries.ts';
import type { Watch } from '#application/watch.ts';
import type { ConfigView } from '#contract/house.ts';
import { accountRoutes } from './account-routes.ts';
import { addressLimit } from './address-limit.ts';
import { adminRoutes } from './admin-routes.ts';
import { apiPage } from './api-page.ts';
import { bacRoutes } from './bac-routes.ts';
import { catchFailures } from './catch-failures.ts';
import { compressAnswers } from './compress-answers.ts';
import { type ContactNeeds, contactRoutes } from './contact-routes.ts';
import { bounded } from './describe.ts';
import { eventRoutes, type Subscribe } from './event-routes.ts';
import { examRoutes } from './exam-routes.ts';
import { functionRoutes } from './function-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { houseRoutes } from './house-routes.ts';
import { logRequests } from './log-requests.ts';
import { mockExamRoutes } from './mock-exam-routes.ts';
import { pdfRoutes } from './pdf-routes.ts';
import { type PlansNeeds, plansRoutes } from './plans-routes.ts';
import { progressRoutes } from './progress-routes.ts';
import { revisionRoutes } from './progress-routes-revision.ts';
import { shareRoutes } from './progress-routes-share.ts';
import { publicRoutes } from './public-routes.ts';
import { refuse } from './refuse.ts';
import { resultRoutes } from './result-routes.ts';
import { sameOrigin } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import type { FindSession, Variables } from './session.ts';
import { shedLoad } from './shed-load.ts';
import { transcriptRoutes } from './transcript-routes.ts';
import { type Metrics, metricsRoutes, watchRequests } from './watch-requests.ts';
import { webFiles } from './web-files.ts';

export type AppNeeds = PlansNeeds &
  ContactNeeds & {
    ports: Ports;
    queries: Queries;
    copyGrades: CopyGradeQueries;
    diagnostics: Diagnostics;
    letters: Letters;
    findSession: FindSession;
    answerAuth(request: Request): Promise<Response>;
    setFirstPassword(headers: Headers, password: string): Promise<boolean>;
    subscribe: Subscribe;
    printCorrection: PrintCorrection;
    config: ConfigView;
    /** How many copies one network address may send in an hour. */
    limitRates: boolean;
    publicUrl: string;
    webRoot: string;
    log: Logger;
    watch: Watch;
    metrics: Metrics;
    closing: AbortSignal;
  };

/** About half a second of work on two cores: past it, waiting longer helps nobody. */
const MOST_UNDER_WAY = 300;
/** Passwords cost a tenth of a second of a core each. */
const MOST_SIGNING_IN = 64;

/** The whole of HTTP: what every request goes through, then who answers it. */
export function buildApp(needs: AppNeeds) {
  const { publicUrl, findSession, queries, log, closing } = needs;
  const app = new OpenAPIHono<Variables>();
  catchFailures(app, needs.ports, log);

  app.use(logRequests(log));
  app.use(securityHeaders(publicUrl.startsWith('https://')));
  app.route('/', healthRoutes(queries, closing));
  app.use(watchRequests(needs.watch));
  app.route('/', metricsRoutes(needs.metrics));
  app.use('/api/*', shedLoad(MOST_UNDER_WAY));
  app.use('/api/auth/sign-in/*', shedLoad(MOST_SIGNING_IN));
  app.use('/api/*', sameOrigin(publicUrl), noStore);
  app.use('/api/auth/*', bounded(16_384));
  app.on(['GET', 'POST'], '/api/auth/*', (c) => needs.answerAuth(c.req.raw));
  app.route('/api', eventRoutes(findSession, needs.subscribe, closing));
  app.use(compressAnswers());
  app.route('/api', houseRoutes(needs));
  app.route('/api', accountRoutes(needs));
  app.route('/', publicRoutes(needs));
  app.route('/api', contactRoutes(needs));
  const addresses = addressLimit(needs.limitRates);
  app.route('/api', examRoutes({ ...needs, addresses }));
  app.route('/api', functionRoutes({ ...needs, addresses }));
  app.route('/api', resultRoutes(needs));
  app.route('/api', pdfRoutes(needs));
  app.route('/api', transcriptRoutes(needs));
  app.route('/api', bacRoutes(needs));
  app.route('/api', mockExamRoutes(needs));
  app.route('/api', progressRoutes(needs));
  app.route('/api', revisionRoutes(needs));
  app.route('/api', shareRoutes(needs));
  app.route('/api', adminRoutes(needs));
  app.route('/api', plansRoutes(needs));
  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Lauréat', version: '1', description: 'Les appels de Lauréat.' },
  });
  app.get('/docs/api', (c) =>
    c.html(
      apiPage(
        app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Lauréat', version: '1' } }),
      ),
    ),
  );
  app.all('/api/*', (c) => refuse(c, { code: 'not-found' }));
  app.route('/', webFiles(needs.webRoot, publicUrl));
  return app;
}

/** What is personal is not kept, unless its route says for how long its owner may. */
const noStore = async (c: Context, next: () => Promise<void>) => {
  await next();
  // On the answer itself: `c.header` would make it anew, which costs as much as a statement.
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
};
