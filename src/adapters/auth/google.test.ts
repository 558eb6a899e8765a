import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGoogle } from '#testing/google-server.ts';
import { cookieOf, openTestHouse, PASSWORD, type TestHouse } from '#testing/test-house.ts';

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
async function comeByGoogle(email: string, options: { verified?: boolean } = {}) {
  const body = { provider: 'google', callbackURL: '/dashboard' };
  const start = await house.post('/api/auth/sign-in/social', body);
  const { url } = await start.json();
  const { code, state } = google.agree(url, email, options);
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

test('[F7] the way to Google carries a state, and a challenge that only we can meet', async () => {
  const urls = [];
  for (let n = 0; n < 2; n++) {
    const start = await house.post('/api/auth/sign-in/social', { provider: 'google' });
    urls.push(new URL((await start.json()).url).searchParams);
  }
  expect(urls.map((url) => url.get('code_challenge_method'))).toEqual(['S256', 'S256']);
  for (const secret of ['state', 'code_challenge'])
    expect(new Set(urls.map((url) => url.get(secret))).size, secret).toBe(2);
  for (const url of urls) expect(url.get('state')!.length).toBeGreaterThanOrEqual(20);
});

test('[F7] a way back begun by somebody else, changed or walked twice, signs nobody in', async () => {
  const begin = async () => {
    const start = await house.post('/api/auth/sign-in/social', { provider: 'google' });
    return { cookie: cookieOf(start), url: (await start.json()).url as string };
  };
  const back = async (code: string, state: string, cookie?: string) => {
    const path = `/api/auth/callback/google?code=${code}&state=${encodeURIComponent(state)}`;
    const answer = await house.request(path, cookie ? { cookie } : {});
    return me(cookieOf(answer));
  };
  const [hers, his] = [await begin(), await begin()];
  const { code, state } = google.agree(his.url, 'pirate@gmail.com');
  expect(await back(code, state, hers.cookie), 'another browser').toBeNull();
  const own = google.agree(hers.url, 'lea.rossi@gmail.com');
  expect(await back(own.code, `${own.state}x`, hers.cookie), 'a changed state').toBeNull();
  expect(await back(own.code, '', hers.cookie), 'no state').toBeNull();
  const other = await begin();
  const theirs = google.agree(other.url, 'lea.rossi@gmail.com');
  expect(await back(code, theirs.state, other.cookie), 'a code begun elsewhere').toBeNull();
});

test('[F7] who planted a password on an address before its owner came by Google is out', async ({
  annotate,
}) => {
  const email = 'victime@gmail.com';
  await house.signUp(email);
  const pirate = await house.signIn(email);
  expect(await me(pirate)).toMatchObject({ user: { email, emailConfirmed: false } });

  const { cookie } = await comeByGoogle(email);
  const owner = await me(cookie);
  expect(owner).toMatchObject({ user: { email, emailConfirmed: true }, hasPassword: false });
  expect(await me(pirate), 'the session opened before').toBeNull();
  const again = await house.post('/api/auth/sign-in/email', { email, password: PASSWORD });
  expect(again.status, 'the password set before').toBe(401);
  await annotate('planted password and session dead, 0 takeover');
});

test('[F7] a confirmed account keeps its password when its owner also comes by Google', async () => {
  const pupil = await house.pupil('double@gmail.com');
  const { cookie } = await comeByGoogle('double@gmail.com');
  expect(await me(cookie)).toMatchObject({ user: { id: pupil.id }, hasPassword: true });
  expect(await me(await house.signIn('double@gmail.com'))).toMatchObject({
    user: { id: pupil.id },
  });
});

test('[F7] an address that Google has not verified opens nobody’s account', async () => {
  const pupil = await house.pupil('reelle@exemple.fr');
  const { cookie } = await comeByGoogle('reelle@exemple.fr', { verified: false });
  expect((await me(cookie))?.user.id).not.toBe(pupil.id);
});

test('[F7] a token signed by somebody else, or made for another site, opens nothing', async () => {
  const email = 'cible@gmail.com';
  await house.pupil(email);
  const claims = { email, sub: 'x' };
  for (const token of [
    google.idToken(claims, 'somebody'),
    google.idToken({ ...claims, aud: 'another-site' }, 'google'),
    `${google.idToken(claims, 'google').slice(0, -8)}AAAAAAAA`,
  ]) {
    const body = { provider: 'google', idToken: { token } };
    const answer = await house.post('/api/auth/sign-in/social', body);
    expect(answer.ok).toBe(false);
    expect(await me(cookieOf(answer))).toBeNull();
  }
});

test('who changes their mind at Google comes back to our own sign-in page', async () => {
  const start = await house.post('/api/auth/sign-in/social', {
    provider: 'google',
    callbackURL: '/dashboard',
  });
  const { url } = await start.json();
  const state = new URL(url).searchParams.get('state')!;
  const back = await house.request(
    `/api/auth/callback/google?error=access_denied&state=${encodeURIComponent(state)}`,
    { cookie: cookieOf(start) },
  );
  expect(back.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/login\?error=/);
});
