import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import type { BrowserContext } from 'playwright-core';
import { profiles, user } from '#adapters/db/schema.ts';
import type { Plan } from '#domain/account/plan.ts';
import { readEnv } from '#main/env.ts';
import { openHouse } from '#main/house.ts';
import { serve, stopServing } from '#main/serve.ts';
import { eventually } from '../src/testing/eventually.ts';
import { freePort } from './free-port.ts';

const FILES = join(import.meta.dirname, '..', '.cache', 'e2e-files');
export const PASSWORD = 'trombone-42';

type Server = { host: string; port: number; user: string };
type Traits = { confirmed?: boolean; plan?: Plan; ageBand?: string; parentEmail?: string };
export type LivingHouse = Awaited<ReturnType<typeof openLivingHouse>>;

/** The whole product, served on a port of its own, with a new database: what a browser visits. */
export async function openLivingHouse(postgres: Server, variables: Record<string, string> = {}) {
  const database = `e2e_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ ...postgres, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database}`);

  const port = await freePort();
  const url = `http://localhost:${port}`;
  const quiet = { NODE_ENV: 'test', RATE_LIMITS: 'false', LOG_LEVEL: 'silent' };
  const env = readEnv({ ...quiet, DATA_DIR: FILES, PORT: String(port), ...variables });
  const house = await openHouse(env, { ...postgres, database }, url);
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
    ports: house.ports,

    /** A pupil who signed up; unless told otherwise, with a confirmed address. */
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
      return email;
    },

    /** Signs a browser in without going through the screen. */
    async signIn(context: BrowserContext, email: string) {
      const response = await context.request.post(`${url}/api/auth/sign-in/email`, {
        data: { email, password: PASSWORD },
        headers: { origin: url },
      });
      if (!response.ok()) throw new Error(`${email} could not sign in: ${await response.text()}`);
    },

    /** The first link of the last mail to an address with this subject, once it has been written. */
    async linkTo(email: string, subject: RegExp): Promise<string> {
      const find = async () => {
        const mails = await house.db.query.mails.findMany({
          orderBy: (mail, { desc }) => desc(mail.sentAt),
        });
        return mails.find((mail) => mail.to === email && subject.test(mail.subject));
      };
      const mail = await eventually(find, (found) => found !== undefined);
      return mail?.text.match(/https?:\/\/\S+/)?.[0] ?? '';
    },

    async close() {
      await stopServing(server);
      await house.close();
      await admin.query(`drop database ${database} with (force)`);
      await admin.end();
    },
  };
}
