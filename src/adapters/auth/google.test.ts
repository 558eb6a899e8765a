import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGoogle } from '#testing/google-server.ts';
import { cookieOf, openTestHouse, type TestHouse } from '#testing/test-house.ts';

let house: TestHouse;
let google: Awaited<ReturnType<typeof openGoogle>>;
beforeAll(async () => {
  google = await openGoogle('client');
  house = await openTestHouse({ GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' });
});
afterAll(async () => {
  await house.close();
  await google.close();
});

/** From our button to Google and back, as a browser goes. */
async function comeByGoogle(email: string) {
  const body = { provider: 'google', callbackURL: '/dashboard' };
  const start = await house.post('/api/auth/sign-in/social', body);
  const { url } = await start.json();
  const { code, state } = google.agree(url, email);
  const back = await house.request(
    `/api/auth/callback/google?code=${code}&state=${encodeURIComponent(state)}`,
    { cookie: cookieOf(start) },
  );
  return { cookie: cookieOf(back), location: back.headers.get('location') };
}

const me = async (cookie: string) => (await house.request('/api/me', { cookie })).json();

test('a newcomer by Google is signed in with a confirmed address, and their age is not known', async () => {
  const { cookie, location } = await comeByGoogle('nouvelle@gmail.com');
  expect(location).toBe('/dashboard');
  expect(await me(cookie)).toMatchObject({
    user: { email: 'nouvelle@gmail.com', emailConfirmed: true, provider: 'google' },
    profile: { ageKnown: false },
    hasPassword: false,
  });
});

test('[I4] until the age is said, a newcomer by Google counts as the youngest', async () => {
  const { cookie } = await comeByGoogle('mystere@gmail.com');
  const { user } = await me(cookie);
  expect(await house.ports.accounts.find(user.id)).toMatchObject({ ageBand: 'under15' });
});

test('[I4] under fifteen, a parent is asked, as at any other door', async () => {
  const { cookie } = await comeByGoogle('jeune@gmail.com');
  const say = (answer: object) => house.post('/api/account/age', answer, cookie);
  expect((await say({ ageBand: 'under15' })).status).toBe(400);
  const own = { ageBand: 'under15', parentEmail: 'jeune@gmail.com' };
  expect((await say(own)).status).toBe(400);
  expect((await say({ ...own, parentEmail: 'maman@gmail.com' })).status).toBe(200);
  const { user, profile } = await me(cookie);
  expect(profile).toMatchObject({ ageKnown: true, ageBand: 'under15', parentConfirmed: false });
  expect(await house.ports.parentConsents.find(user.id)).toMatchObject({
    parentEmail: 'maman@gmail.com',
    decision: null,
  });
  expect((await say({ ageBand: 'adult' })).status).toBe(404);
});

test('the same person by Google again is the same account', async () => {
  const first = await me((await comeByGoogle('fidele@gmail.com')).cookie);
  const second = await me((await comeByGoogle('fidele@gmail.com')).cookie);
  expect(second.user.id).toBe(first.user.id);
});

test('[F7] a code that Google did not give opens nothing', async () => {
  const body = { provider: 'google', callbackURL: '/dashboard' };
  const start = await house.post('/api/auth/sign-in/social', body);
  const state = new URL((await start.json()).url).searchParams.get('state') ?? '';
  const back = await house.request(
    `/api/auth/callback/google?code=faux&state=${encodeURIComponent(state)}`,
    { cookie: cookieOf(start) },
  );
  expect(await me(cookieOf(back))).toBeNull();
});
