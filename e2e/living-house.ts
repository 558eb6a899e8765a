import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import type { BrowserContext } from 'playwright-core';
import { profiles, user } from '#adapters/db/schema.ts';
import { superviseEmbedded } from '#adapters/postgres/supervise.ts';
import type { Plan } from '#domain/account/plan.ts';
import { buildWebIfStale } from '#main/build-web.ts';
import { readEnv } from '#main/env.ts';
import { openHouse } from '#main/house.ts';
import { serve, stopServing } from '#main/serve.ts';
import { freePort } from './free-port.ts';

const CACHE = join(import.meta.dirname, '..', '.cache');
export const PASSWORD = 'trombone-42';

type Traits = { confirmed?: boolean; plan?: Plan; ageBand?: string; parentEmail?: string };
export type LivingHouse = Awaited<ReturnType<typeof openLivingHouse>>;

/** The whole product, served on a port of its own, with a new database: what a browser test visits. */
export async function openLivingHouse(variables: Record<string, string> = {}) {
  await buildWebIfStale();
  const postgres = await superviseEmbedded(join(CACHE, 'e2e-postgres'));
  const database = `e2e_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ ...postgres.address, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database}`);

  const port = await freePort();
  const url = `http://localhost:${port}`;
  const quiet = { NODE_ENV: 'test', RATE_LIMITS: 'false', LOG_LEVEL: 'silent' };
  const folders = { DATA_DIR: join(CACHE, 'e2e-files'), PORT: String(port) };
  const env = readEnv({ ...quiet, ...folders, ...variables });
  const house = await openHouse(env, { ...postgres.address, database }, url);
  const server = await serve(house, env);
  await house.work();

  const post = (path: string, json: unknown) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(json),
    });

  return {
    url,
    db: house.db,
    post,

    /** A pupil who signed up by the form; unless told otherwise, with a confirmed address. */
    async pupil(email: string, { confirmed = true, plan = 'free', ...extras }: Traits = {}) {
      const account = { email, password: PASSWORD, ageBand: '15to17', ...extras };
      await post('/api/auth/sign-up/email', account);
      const [row] = await house.db
        .update(user)
        .set({ emailVerified: confirmed })
        .where(eq(user.email, email))
        .returning({ id: user.id });
      if (!row) throw new Error(`${email} could not sign up`);
      await house.db.update(profiles).set({ plan }).where(eq(profiles.userId, row.id));
      return { id: row.id, email };
    },

    /** Signs a browser in without going through the screen. */
    async signIn(context: BrowserContext, email: string) {
      const response = await context.request.post(`${url}/api/auth/sign-in/email`, {
        data: { email, password: PASSWORD },
        headers: { origin: url },
      });
      if (!response.ok()) throw new Error(`${email} could not sign in: ${await response.text()}`);
    },

    /** The links of the last mail to an address, once it has been written. */
    async linksTo(email: string): Promise<string[]> {
      for (;;) {
        const mails = await house.db.query.mails.findMany({
          orderBy: (mail, { desc }) => desc(mail.sentAt),
        });
        const mail = mails.find(({ to }) => to === email);
        if (mail) return mail.text.match(/https?:\/\/\S+/g) ?? [];
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },

    async close() {
      await stopServing(server);
      await house.close();
      await admin.query(`drop database ${database} with (force)`);
      await admin.end();
      await postgres.stop();
    },
  };
}
