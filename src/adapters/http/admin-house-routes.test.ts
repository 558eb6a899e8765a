import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

const NEXT_SUMMER = '2027-07-01T00:00:00.000Z';

let house: TestHouse;
let admin: { id: string; cookie: string };
let pupil: { id: string; email: string; cookie: string };
beforeAll(async () => {
  house = await openTestHouse();
  admin = await house.pupil(undefined, { role: 'admin' as never });
  pupil = await house.pupil();
});
afterAll(() => house.close());

const read = async (path: string, cookie = admin.cookie) =>
  (await house.request(`/api/admin/${path}`, { cookie })).json();
const change = (body: object, id = pupil.id) =>
  house.post(`/api/admin/users/${id}`, body, admin.cookie);
const found = async () => (await read(`users?search=${pupil.email}`))[0];

test.each(['users', 'codes', 'errors', 'audit', 'acts', 'health'])(
  '%s does not exist for a pupil, and asks a visitor to sign in',
  async (name) => {
    const answer = await house.request(`/api/admin/${name}`, { cookie: pupil.cookie });
    expect(answer.status).toBe(404);
    expect((await house.request(`/api/admin/${name}`)).status).toBe(401);
  },
);

test('a search finds an account and shows nothing the pupil wrote', async () => {
  expect(await found()).toMatchObject({
    email: pupil.email,
    plan: 'free',
    role: 'pupil',
    exams: 0,
  });
  expect(await read('users?search=%25')).toEqual([]);
});

test('[E5] suspended, a pupil is stopped at once; reopened, they have their former plan', async () => {
  await change({ action: 'grant', plan: 'pro_lifetime' });
  await change({ action: 'suspend' });
  expect(await found()).toMatchObject({ plan: 'suspended', isSuspended: true });
  const blocked = await house.post('/api/codes/redeem', { code: 'X' }, pupil.cookie);
  expect((await blocked.json()).refusal.code).toBe('account-suspended');
  await change({ action: 'reopen' });
  expect(await found()).toMatchObject({ plan: 'pro_lifetime' });
  await change({ action: 'grant', plan: null });
  expect(await found()).toMatchObject({ plan: 'free' });
});

test('an administrator promotes others, and cannot lock themselves out', async () => {
  await change({ action: 'promote' });
  expect(await found()).toMatchObject({ role: 'admin' });
  await change({ action: 'demote' });
  expect((await change({ action: 'demote' }, admin.id)).status).toBe(409);
  expect((await change({ action: 'suspend' }, 'personne')).status).toBe(404);
});

test('a code is drawn, listed, switched off and on', async () => {
  const body = {
    institutionName: 'Lycée Hugo',
    maxUsers: 30,
    expiresAt: NEXT_SUMMER,
  };
  const { code } = await (await house.post('/api/admin/codes', body, admin.cookie)).json();
  expect(code).toMatch(/^[A-Z2-9]{13}$/);
  const again = await house.post('/api/admin/codes', { ...body, code }, admin.cookie);
  expect(again.status).toBe(400);
  const [listed] = await read('codes');
  expect(listed).toMatchObject({ code, usedCount: 0, maxUsers: 30, isActive: true });
  await house.post(`/api/admin/codes/${listed.id}`, { isActive: false }, admin.cookie);
  expect((await read('codes'))[0].isActive).toBe(false);
});

test('a code tells how many pupils it opens Pro to today', async () => {
  const code = 'BALZAC-2027';
  const body = { institutionName: 'Lycée Balzac', code, maxUsers: 5, expiresAt: NEXT_SUMMER };
  await house.post('/api/admin/codes', body, admin.cookie);
  const { cookie } = await house.pupil();
  expect((await house.post('/api/codes/redeem', { code }, cookie)).status).toBe(200);
  expect((await read('codes'))[0]).toMatchObject({ code, usedCount: 1, activeUsers: 1 });
});

test('[E3] each act leaves its trace', async () => {
  const actions = (await read('audit')).map(({ action }: { action: string }) => action);
  for (const action of ['suspend', 'reopen', 'grant', 'promote', 'create-code', 'disable-code']) {
    expect(actions).toContain(action);
  }
});

test('the pulse counts jobs, errors and events', async () => {
  expect(await read('health')).toMatchObject({ database: 'up', eventsWaiting: 0 });
});

test('the same fault is one line however often it is seen, with its first and last time', async () => {
  const { id: userId } = await house.pupil();
  const report = (message: string, errorId: string) =>
    house.ports.errors.save({
      ...{ type: 'server', message, errorId, timestamp: new Date().toISOString() },
      ...(errorId === 'second' && { userId }),
    });
  await report('page 4 of 7 is gone', 'first');
  await report('page 12 of 15 is gone', 'second');
  await report('something else', 'third');
  const [other, gone] = await read('errors');
  expect(other).toMatchObject({ message: 'something else', times: 1, people: 0 });
  expect(gone).toMatchObject({ id: 'server | page … of … is gone', times: 2, people: 1 });
  expect(gone).toMatchObject({ message: 'page 12 of 15 is gone', errorId: 'second' });
  expect(gone.firstAt < gone.lastAt).toBe(true);
  expect(await read('health')).toMatchObject({ errorsToday: 3, errorKindsToday: 2 });
});
