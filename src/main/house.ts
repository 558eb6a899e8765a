import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { openAuth } from '#adapters/auth/auth.ts';
import { findSessionWith } from '#adapters/auth/find-session.ts';
import { setFirstPasswordWith } from '#adapters/auth/set-first-password.ts';
import { adminQueries } from '#adapters/db/admin-queries.ts';
import { contactDesk } from '#adapters/db/contact-desk.ts';
import { copyGradeQueries } from '#adapters/db/copy-grades.ts';
import { type Connection, openDatabase, openPool } from '#adapters/db/database.ts';
import { EVENT_CHANNEL } from '#adapters/db/events.ts';
import { forgetUnproven } from '#adapters/db/forget-unproven.ts';
import { migrate } from '#adapters/db/migrate.ts';
import { openQueries } from '#adapters/db/queries.ts';
import * as tables from '#adapters/db/schema.ts';
import { sessionByToken } from '#adapters/db/session-by-token.ts';
import { signInTries } from '#adapters/db/sign-in-tries.ts';
import { openEventHub } from '#adapters/events/event-hub.ts';
import { buildApp } from '#adapters/http/app.ts';
import { jobQueue, openQueue } from '#adapters/jobs/queue.ts';
import { startWorker } from '#adapters/jobs/worker.ts';
import { letters } from '#adapters/mail/letters.ts';
import { correctionPdf } from '#adapters/pdf/correction-pdf.ts';
import { demonstrationDesk } from '#adapters/stripe/demonstration/desk.ts';
import { greet } from '#application/account/greet.ts';
import { limitSignIns } from '#application/account/limit-sign-ins.ts';
import { askParent } from '#application/account/parent-consent.ts';
import { type AgeBand, needsParent } from '#domain/account/age-band.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import type { Env } from './env.ts';
import { openLog } from './log.ts';
import { openMetrics } from './metrics.ts';
import { openPorts } from './ports.ts';
import { printOwnCorrectionWith } from './print-own-correction.ts';

const ROOT = join(import.meta.dirname, '../..');

export type House = Awaited<ReturnType<typeof openHouse>>;

/** Opens everything the product needs on a database: the rooms, before anyone is let in. */
export async function openHouse(env: Env, connection: Connection, publicUrl: string) {
  const log = openLog(env.LOG_LEVEL);
  const pool = openPool(connection);
  const db = openDatabase(pool);
  const telemetry = openMetrics(env, pool, adminQueries(db).health, log);
  await migrate(pool, join(ROOT, 'migrations'));
  const target = typeof connection === 'string' ? { connectionString: connection } : connection;
  const boss = await openQueue(target);
  const hub = await openEventHub(target, EVENT_CHANNEL);
  const opened = openPorts(env, db, boss, log, publicUrl);
  const { ports, money, diagnostics, close: closePorts } = opened;
  const closing = new AbortController();

  const parentLink = (token: string) => `${publicUrl}/accord-parental?token=${token}`;
  const secret = env.SESSION_SECRET ?? (await keptSecret(pool));
  const auth = openAuth({
    db,
    tables,
    secret,
    publicUrl,
    google: googleOf(env),
    letters,
    send: (mail) => ports.jobs.enqueue('send-mail', mail),
    limitRates: env.RATE_LIMITS,
    mayEnter: async (userId) => !(await ports.rights.isClosing(userId)),
    signIns: limitSignIns(signInTries(db)),
    async forgetUnproven(userId) {
      if (await forgetUnproven(db)(userId)) await ports.rights.forgetAge(userId);
    },
    async welcome({ id, ageBand, byForm, ref }) {
      await greet({ userId: id, ageBand, byForm, ref }, ports);
      if (!byForm || !needsParent(ageBand as AgeBand)) return;
      const account = await ports.accounts.find(id);
      const email = account?.email ?? '';
      await askParent(id, (to, token) => letters.askParent(to, email, parentLink(token)), ports);
    },
  });

  const app = buildApp({
    ports,
    queries: openQueries(db),
    copyGrades: copyGradeQueries(db),
    diagnostics,
    adminQueries: adminQueries(db),
    printOwnCorrection: printOwnCorrectionWith({ queries: openQueries(db), ports }),
    demonstrationDesk: money.provider && demonstrationDesk(money.provider),
    letters,
    findSession: findSessionWith(auth, { secret, readSession: sessionByToken(pool) }),
    answerAuth: auth.handler,
    setFirstPassword: setFirstPasswordWith(auth),
    contact: {
      desk: contactDesk(db, (handle) => jobQueue(boss, handle)),
      supportEmail: env.SUPPORT_EMAIL,
    },
    subscribe: hub.subscribe,
    printCorrection: correctionPdf,
    config: {
      productName: PRODUCT_NAME,
      googleSignIn: googleOf(env) !== undefined,
      mailbox: hasMailbox(env),
      demonstration: demonstrationsOf(env),
    },
    limitRates: env.RATE_LIMITS,
    publicUrl,
    webRoot: join(ROOT, 'dist/web'),
    log,
    watch: telemetry.watch,
    metrics: { token: env.METRICS_TOKEN, read: telemetry.readMetrics },
    closing: closing.signal,
  });

  money.onEvent((body, signature) => {
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    return Promise.resolve(app.request('/api/webhooks/stripe', { method: 'POST', body, headers }));
  });

  return {
    app,
    money,
    auth,
    db,
    ports,
    log,
    work: () =>
      startWorker(boss, ports, telemetry.watch, (job, problem) =>
        log.error({ err: problem, job }, 'job failed'),
      ),
    /** Lets what is under way finish, then closes every room. */
    async close() {
      closing.abort();
      await boss.stop({ graceful: true, timeout: 10_000 });
      await hub.stop();
      await closePorts();
      await telemetry.close();
      await pool.end();
    },
  };
}

const googleOf = ({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }: Env) =>
  clientId && clientSecret ? { clientId, clientSecret } : undefined;

/** The mailbox shows everybody's mail: only where there is no SMTP, and never in production. */
const hasMailbox = (env: Env) => !env.SMTP_URL && env.NODE_ENV !== 'production';

/** What runs in demonstration mode, told on screen and at start. */
export const demonstrationsOf = (env: Env) => [
  ...(env.DATABASE_URL ? [] : (['database'] as const)),
  ...(env.SMTP_URL ? [] : (['mail'] as const)),
  ...(env.S3_BUCKET ? [] : (['files'] as const)),
  ...(env.LLM_PROVIDER ? [] : (['grader'] as const)),
  ...(env.READER === 'embedded' ? (['reader'] as const) : []),
  ...(env.STRIPE_SECRET_KEY ? [] : (['payment'] as const)),
];

/** Without SESSION_SECRET, a secret made once and kept in the database: sessions survive a restart. */
async function keptSecret(pool: Pool): Promise<string> {
  await pool.query(
    "insert into settings (name, value) values ('session-secret', $1) on conflict do nothing",
    [randomBytes(32).toString('hex')],
  );
  const { rows } = await pool.query("select value from settings where name = 'session-secret'");
  return rows[0].value;
}
