import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles, user } from '#adapters/db/schema.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';
import { type ApiDocument, bodyOf } from './body-of-schema.ts';
import { giveThings } from './people.ts';
import { AUDIENCE, ownedBy } from './route-access.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

/** Ends the account, or leaves it without the session that the next calls need. */
const FINAL = /rights\/deletion|DELETE/;

test('[E2] whatever else a body says, nobody gets a plan, a role, points or somebody’s things', async ({
  annotate,
}) => {
  const document: ApiDocument = await (await house.request('/api/openapi.json')).json();
  const pupil = await house.pupil();
  const victim = await house.pupil();
  const things = await giveThings(house, pupil.cookie);
  const before = await factsOf(pupil.id);
  const wishes = {
    ...{ plan: 'pro_lifetime', role: 'admin', isAdmin: true, emailVerified: true },
    ...{ xp: 999_999, total_xp: 999_999, level: 99, status: 'completed', grade: 20, maxGrade: 1 },
    ...{ used_count: 0, max_users: 999, price: 1, amount: 1, id: crypto.randomUUID() },
    ...{ userId: victim.id, user_id: victim.id, ownerId: victim.id, email: victim.email },
  };
  let sent = 0;
  for (const route of AUDIENCE.keys()) {
    const [method, path] = route.split(' ') as [string, string];
    const body = bodyOf(document, method, path.replaceAll(/:(\w+)/g, '{$1}'));
    if (FINAL.test(route) || method === 'GET') continue;
    const kind = ownedBy(path);
    const address = path.replace(':id', kind ? things[kind] : victim.id);
    const json = { ...wishes, ...(body as object) };
    const answer = await house.request(address, { method, json, cookie: pupil.cookie });
    await answer.body?.cancel();
    expect(answer.status, route).toBeLessThan(500);
    sent++;
  }
  const signedUp = `${crypto.randomUUID()}@ecole.fr`;
  await house.signUp(signedUp, wishes);
  expect(await factsOf(pupil.id)).toEqual(before);
  expect(await factsOf(victim.id)).toMatchObject({ role: 'pupil', plan: 'free' });
  const stats = await (await house.request('/api/stats', { cookie: pupil.cookie })).json();
  expect(JSON.stringify(stats)).not.toContain('999999');
  const theirs = await (await house.request('/api/exams', { cookie: victim.cookie })).json();
  expect(theirs).toEqual([]);
  await annotate(`${sent} bodies with ${Object.keys(wishes).length} wishes each, 0 stored`);
});

async function factsOf(userId: string) {
  const [facts] = await house.db
    .select({
      role: user.role,
      email: user.email,
      confirmed: user.emailVerified,
      plan: profiles.plan,
    })
    .from(user)
    .innerJoin(profiles, eq(profiles.userId, user.id))
    .where(eq(user.id, userId));
  return facts;
}
