import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationErrors } from '#adapters/db/schema.ts';
import { readEnv } from '#main/env.ts';
import { openHouse } from '#main/house.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { openTestHouse, PASSWORD, type TestHouse } from '#testing/test-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const report = (over: object = {}) => ({
  action: 'log_error',
  error: {
    type: 'react',
    message: 'boum',
    url: '/dashboard',
    timestamp: new Date().toISOString(),
    errorId: 'e-1',
    ...over,
  },
});

test('[G2] every answer carries the strict headers and a request id', async () => {
  const { headers } = await house.request('/api/config');
  expect(headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*script-src 'self'.*frame-ancestors 'none'/,
  );
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('[F2] a request forged by another site changes nothing', async () => {
  const forged = await house.request('/api/functions/monitoring-dashboard', {
    method: 'POST',
    json: report(),
    headers: { origin: 'https://ailleurs.example' },
  });
  expect(forged.status).toBe(403);
  expect(await forged.json()).toEqual({ refusal: { code: 'cross-site-request' } });
});

test('[F2] the session cookie is out of reach of scripts and of other sites', async () => {
  const { email } = await house.pupil();
  const response = await house.post('/api/auth/sign-in/email', { email, password: 'trombone-42' });
  const [cookie] = response.headers.getSetCookie();
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
});

test('an error report is kept with who saw it', async () => {
  const { id, cookie } = await house.pupil();
  const response = await house.post(
    '/api/functions/monitoring-dashboard',
    report({ errorId: 'e-kept' }),
    cookie,
  );
  expect(response.status).toBe(200);
  const rows = await house.db.select().from(applicationErrors);
  expect(rows.find((row) => row.metadata.errorId === 'e-kept')).toMatchObject({
    userId: id,
    errorMessage: 'boum',
  });
});

test('[G8] an error report that is too long is refused', async () => {
  const tooLong = await house.post(
    '/api/functions/monitoring-dashboard',
    report({ stack: 'x'.repeat(20_000) }),
  );
  expect(tooLong.status).toBe(400);
  const huge = await house.post(
    '/api/functions/monitoring-dashboard',
    report({ stack: 'x'.repeat(200_000) }),
  );
  expect(huge.status).toBe(413);
});

test('[G8] error reports are limited in number', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 25; i++) {
    statuses.push((await house.post('/api/functions/monitoring-dashboard', report())).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('check-subscription answers in the shape of the specification', async () => {
  const free = await house.pupil();
  const pro = await house.pupil(undefined, { plan: 'pro' });
  const ask = async (cookie: string) =>
    (await house.post('/api/functions/check-subscription', {}, cookie)).json();
  expect(await ask(free.cookie)).toEqual({
    subscribed: false,
    subscription_tier: null,
    subscription_end: null,
  });
  expect(await ask(pro.cookie)).toMatchObject({ subscribed: true, subscription_tier: 'pro' });
});

test('the API describes every route it has', async () => {
  const { paths } = await (await house.request('/api/openapi.json')).json();
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/me',
      '/api/exams',
      '/api/results/{id}',
      '/api/functions/monitoring-dashboard',
    ]),
  );
  const page = await (await house.request('/docs/api')).text();
  for (const path of Object.keys(paths)) expect(page).toContain(path);
  const [, styles] = /rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
  expect(existsSync(`src/web/public${styles}`)).toBe(true);
});

test('an unknown call is not found, in the same words as everything else', async () => {
  const response = await house.request('/api/nulle-part');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ refusal: { code: 'not-found' } });
});

test('[J4] health says that the process lives and the database answers', async () => {
  expect((await house.request('/healthz')).status).toBe(200);
  expect(await (await house.request('/readyz')).json()).toEqual({ status: 'ready' });
});

test('the mailbox does not exist in production', async () => {
  const production = await openTestHouse({
    NODE_ENV: 'production',
    SESSION_SECRET: 'x'.repeat(32),
  });
  expect((await production.request('/api/mailbox')).status).toBe(404);
  await production.close();
});

test('[F2][G2] on https the cookie travels on nothing else, is still read, and browsers are told to stay', async () => {
  const origin = 'https://laureat.test';
  const env = readEnv({ NODE_ENV: 'test', RATE_LIMITS: 'false', LOG_LEVEL: 'silent' });
  const street = await openHouse(env, await createTestDatabase(), origin);
  const post = (path: string, body: object) =>
    street.app.request(`${origin}/api/auth/${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const who = { email: 'lea@ecole.fr', password: PASSWORD };
  await post('sign-up/email', { ...who, ageBand: 'adult' });
  const entered = await post('sign-in/email', who);
  const [cookie = ''] = entered.headers.getSetCookie();
  expect(cookie).toMatch(/^__Secure-laureat\.session_token=.*; Secure/i);
  expect(entered.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  const me = await street.app.request(`${origin}/api/me`, { headers: { cookie } });
  expect((await me.json()).user.email).toBe(who.email);
  await street.close();
});
