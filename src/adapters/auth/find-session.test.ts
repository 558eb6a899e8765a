import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '#adapters/db/schema.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const who = async (cookie: string) =>
  (await (await house.request('/api/me', { cookie })).json())?.user.id;

test('[F1] a cookie whose token or signature was touched belongs to nobody', async () => {
  const { id, cookie } = await house.pupil();
  expect(await who(cookie)).toBe(id);
  const [name, value] = cookie.split('=') as [string, string];
  const [token, signature] = decodeURIComponent(value).split('.') as [string, string];
  const other = await house.pupil();
  const [theirs] = decodeURIComponent(other.cookie.split('=')[1]!).split('.');
  for (const forged of [
    ...[token, `${token}.`, `.${signature}`, `${theirs}.${signature}`, `${token}x.${signature}`],
    ...[`${token}.${signature.slice(0, -2)}`, `${token}.${'A'.repeat(43)}=`, '%', ''],
  ]) {
    expect(await who(`${name}=${encodeURIComponent(forged)}`), forged).toBeUndefined();
  }
  expect(await who(`${name}=%E0%A4%A`)).toBeUndefined();
});

test('[F1] a session past its end is nobody’s, one in use for a day is prolonged', async () => {
  const { id, cookie } = await house.pupil();
  const ends = (days: number) =>
    house.db
      .update(session)
      .set({ expiresAt: new Date(Date.now() + days * 86_400_000) })
      .where(eq(session.userId, id));
  await ends(3);
  expect(await who(cookie)).toBe(id);
  const [prolonged] = await house.db.select().from(session).where(eq(session.userId, id));
  expect(prolonged!.expiresAt.getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  await ends(-1);
  expect(await who(cookie)).toBeUndefined();
});

test('[F1] the browser hears of it too: a cookie left as it was would die on the seventh day of daily work', async () => {
  const { id, cookie } = await house.pupil();
  const due = () =>
    house.db
      .update(session)
      .set({ expiresAt: new Date(Date.now() + 5 * 86_400_000) })
      .where(eq(session.userId, id));
  for (const path of ['/api/me', '/api/exams']) {
    await due();
    const renewed = (await house.request(path, { cookie })).headers.get('set-cookie');
    expect(renewed).toMatch(/laureat\.session_token=[^;]+; Max-Age=604800;/);
    expect((await house.request(path, { cookie })).headers.get('set-cookie')).toBeNull();
  }
});
