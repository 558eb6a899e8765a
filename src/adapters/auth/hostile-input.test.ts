import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationErrors, mails, user } from '#adapters/db/schema.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const rows = async () =>
  Promise.all(
    [user, mails, applicationErrors].map(async (table) => {
      const [row] = await house.db.select({ n: count() }).from(table);
      return row!.n;
    }),
  );

test('a character that the database refuses is taken out of what is kept', async () => {
  const error = {
    type: 'react',
    message: 'bou\u0000m',
    url: '/x',
    timestamp: new Date().toISOString(),
    errorId: 'e-nul',
  };
  const response = await house.post('/api/functions/monitoring-dashboard', {
    action: 'log_error',
    error,
  });
  expect(response.status).toBe(200);
  const [kept] = await house.db.select().from(applicationErrors);
  expect(kept?.errorMessage).toBe('boum');
});

const LONG = 'x'.repeat(20_000);
const HOSTILE = [
  '',
  ' ',
  LONG,
  '<script>alert(1)</script>',
  "'; drop table exams; --",
  'a\r\nBcc: b@c.fr',
  '\u0000',
  '💥',
];
const fits = {
  email: 'lea@ecole.fr',
  password: 'trombone-42',
  ageBand: 'under15',
  parentEmail: 'p@maison.fr',
  ref: 'ABCD12',
};

const bad = [
  ...HOSTILE.map((email) => ({ email })),
  ...['', LONG, 'court1', '\u0000'.repeat(9)].map((password) => ({ password })),
  ...['', 'majeur', LONG].map((ageBand) => ({ ageBand })),
  ...HOSTILE.map((parentEmail) => ({ parentEmail })),
  ...['', LONG, '<b>', 'abcd12'].map((ref) => ({ ref })),
];

test.each(bad)('signing up with %j is refused and stores nothing', async (field) => {
  const before = await rows();
  const response = await house.post('/api/auth/sign-up/email', { ...fits, ...field });
  expect([400, 413, 422]).toContain(response.status);
  expect(await rows()).toEqual(before);
});

const calls: [path: string, fields: Record<string, unknown>][] = [
  ['/api/auth/sign-in/email', { email: 'a@b.fr', password: 'x' }],
  ['/api/auth/request-password-reset', { email: 'a@b.fr' }],
  ['/api/auth/reset-password', { newPassword: 'nouvelle-plume-7', token: 'x' }],
  ['/api/parent-consent', { token: 'x'.repeat(43), decision: 'accept' }],
  ['/api/functions/monitoring-dashboard', { action: 'log_error', error: {} }],
];

test.each(calls)(
  '%s answers every hostile value without failing and without storing it',
  async (path, fields) => {
    const before = await rows();
    for (const name of Object.keys(fields)) {
      for (const value of [...HOSTILE, 12, null, [], {}]) {
        const { status } = await house.post(path, { ...fields, [name]: value });
        expect(status, `${name}=${JSON.stringify(value).slice(0, 40)}`).toBeLessThan(500);
      }
    }
    expect(await rows()).toEqual(before);
  },
);
