import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { profiles, user } from '#adapters/db/schema.ts';
import type { Plan } from '#domain/account/plan.ts';
import { readEnv } from '#main/env.ts';
import { openHouse } from '#main/house.ts';
import { createTestDatabase } from './test-database.ts';

export const ORIGIN = 'http://localhost:3000';
export const PASSWORD = 'trombone-42';

/** The whole product on a database of its own, answering requests without a port. */
export async function openTestHouse(variables: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'laureat-house-'));
  const quiet = { NODE_ENV: 'test', DATA_DIR: folder, RATE_LIMITS: 'false', LOG_LEVEL: 'silent' };
  const env = readEnv({ ...quiet, ...variables });
  const house = await openHouse(env, await createTestDatabase(), ORIGIN);

  const request = (path: string, init: RequestInit & { cookie?: string; json?: unknown } = {}) => {
    const { cookie, json, ...rest } = init;
    const headers = new Headers({ origin: ORIGIN, ...(rest.headers as Record<string, string>) });
    if (cookie) headers.set('cookie', cookie);
    if (json !== undefined) headers.set('content-type', 'application/json');
    const body = json === undefined ? rest.body : JSON.stringify(json);
    return house.app.request(path, { ...rest, headers, body });
  };
  const post = (path: string, json: unknown, cookie?: string) =>
    request(path, { method: 'POST', json, cookie });

  const signUp = (email: string, extras: object = {}) =>
    post('/api/auth/sign-up/email', { email, password: PASSWORD, ageBand: '15to17', ...extras });
  const signIn = async (email: string, password = PASSWORD) =>
    cookieOf(await post('/api/auth/sign-in/email', { email, password }));

  return {
    ...house,
    request,
    post,
    signUp,
    signIn,
    /** A pupil with a confirmed address, signed in. */
    async pupil(
      email = `${crypto.randomUUID()}@ecole.fr`,
      { plan = 'free' as Plan, role = 'pupil' as const } = {},
    ) {
      await signUp(email);
      const [row] = await house.db
        .update(user)
        .set({ emailVerified: true, role })
        .where(eq(user.email, email))
        .returning({ id: user.id });
      await house.db.update(profiles).set({ plan }).where(eq(profiles.userId, row!.id));
      return { id: row!.id, email, cookie: await signIn(email) };
    },
    /** The mails kept for one address, newest first, with the links they carry. */
    async mailsTo(email: string) {
      const all = await house.db.query.mails.findMany({
        orderBy: (mail, { desc }) => desc(mail.sentAt),
      });
      return all
        .filter(({ to }) => to === email)
        .map((mail) => ({ ...mail, links: mail.text.match(/https?:\/\/\S+/g) ?? [] }));
    },
    async close() {
      await house.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestHouse = Awaited<ReturnType<typeof openTestHouse>>;

export const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
