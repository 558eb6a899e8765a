import { OpenAPIHono } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applicationErrors, user } from '#adapters/db/schema.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';
import { catchFailures } from './catch-failures.ts';

const CANARY = 'canari-4f81';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
beforeEach(() => house.db.delete(applicationErrors));
afterAll(() => house.close());

/** What the log and the table of errors keep when `fail` fails behind an address. */
async function whatIsKept(path: string, fail: () => Promise<unknown>): Promise<string> {
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const app = new OpenAPIHono<never>();
  catchFailures(app as never, house.ports, log);
  app.get('*', async (c) => c.json(await fail()) as never);
  expect((await app.request(path)).status).toBe(500);
  const stored = await house.db.select().from(applicationErrors);
  expect(stored).toHaveLength(1);
  expect(logged.join()).toContain('request failed');
  return logged.join() + JSON.stringify(stored);
}

test('[G7] a statement that fails is kept without the values it carried', async () => {
  const wrong = { id: 'x', name: CANARY, email: `${CANARY}@ecole.fr` };
  const kept = await whatIsKept('/api/x', () =>
    house.db.insert(user).values({ ...wrong, createdAt: sql`${CANARY}::timestamptz` }),
  );
  expect(kept).toContain('insert into');
  expect(kept).toContain('22007');
  expect(kept).not.toContain(CANARY);
});

test('[G7] a rule of the database that is broken is kept without the row that broke it', async () => {
  const email = `${CANARY}@ecole.fr`;
  await house.signUp(email);
  const kept = await whatIsKept('/api/x', () =>
    house.db.insert(user).values({ id: 'y', name: 'y', email }),
  );
  expect(kept).toContain('23505');
  expect(kept).not.toContain(CANARY);
});

test.each(['/api/parent-consent/', '/api/auth/reset-password/'])(
  '[G7] a failure at %s is kept without the key of the link',
  async (path) => {
    const kept = await whatIsKept(`${path}${CANARY}`, () => Promise.reject(new Error('boum')));
    expect(kept).toContain('boum');
    expect(kept).not.toContain(CANARY);
  },
);

test('[G7] an error told by a browser is kept without what follows the path of its page', async () => {
  const error = { type: 'react', message: 'boum', errorId: 'e-7' };
  const url = `https://laureat.fr/reset-password?token=${CANARY}#${CANARY}`;
  const timestamp = new Date().toISOString();
  const json = { action: 'log_error', error: { ...error, url, timestamp } };
  await house.request('/api/functions/monitoring-dashboard', { method: 'POST', json });
  const [kept] = await house.db.select().from(applicationErrors);
  expect(kept?.url).toBe('https://laureat.fr/reset-password');
});
