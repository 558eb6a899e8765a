import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account, parentConsents, user, verification } from '#adapters/db/schema.ts';
import { eventually } from '#testing/eventually.ts';
import { cookieOf, openTestHouse, PASSWORD, type TestHouse } from '#testing/test-house.ts';
import { DOORS } from './our-doors.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await house.work();
});
afterAll(() => house.close());

const codeOf = async (response: Response) => (await response.json()).code;
const letterTo = (email: string, subject: string) =>
  eventually(
    async () => (await house.mailsTo(email)).find((mail) => mail.subject === subject),
    (mail) => mail !== undefined,
  ).then((mail) => mail!);

test('a new pupil confirms by the link of the mail and is signed in', async () => {
  await house.signUp('lea@ecole.fr');
  const { links } = await letterTo('lea@ecole.fr', 'Confirme ton adresse email');
  const confirmed = await house.request(links[0]!);
  const me = await (await house.request('/api/me', { cookie: cookieOf(confirmed) })).json();
  expect(me.user).toMatchObject({ email: 'lea@ecole.fr', emailConfirmed: true, provider: 'email' });
  expect(me.profile).toMatchObject({ plan: 'free', locale: 'fr', parentConfirmed: null });
});

test('signing up does not sign in', async () => {
  const response = await house.signUp('pas-encore@ecole.fr');
  expect(cookieOf(response)).toBe('');
});

test('an unconfirmed pupil may sign in but gets nothing of value', async () => {
  await house.signUp('tom@ecole.fr');
  const cookie = await house.signIn('tom@ecole.fr');
  expect((await (await house.request('/api/me', { cookie })).json()).user.emailConfirmed).toBe(
    false,
  );
  const exams = await house.request('/api/exams', { cookie });
  expect(exams.status).toBe(403);
  expect(await exams.json()).toEqual({ refusal: { code: 'email-unconfirmed' } });
});

test('[F3] a taken address answers like a new one, and its owner is told', async () => {
  const { email } = await house.pupil();
  const again = await house.signUp(email);
  expect(again.status).toBe(200);
  await letterTo(email, 'Tu as déjà un compte');
});

test.each([
  ['court1', 'PASSWORD_TOO_SHORT'],
  ['seulementdeslettres', 'PASSWORD_NEEDS_LETTER_AND_DIGIT'],
  ['123456789', 'PASSWORD_NEEDS_LETTER_AND_DIGIT'],
  ['azerty123', 'PASSWORD_TOO_COMMON'],
  [`a1${'x'.repeat(200)}`, 'PASSWORD_TOO_LONG'],
])('the password %s is refused by the server with %s', async (password, code) => {
  const email = `${crypto.randomUUID()}@ecole.fr`;
  const response = await house.signUp(email, { password });
  expect(response.status).toBe(400);
  expect(await codeOf(response)).toBe(code);
  expect(await house.db.query.user.findFirst({ where: eq(user.email, email) })).toBeUndefined();
});

test('[E2] nobody signs up as an administrator', async () => {
  await house.signUp('ruse@ecole.fr', { role: 'admin', emailVerified: true });
  const stored = await house.db.query.user.findFirst({ where: eq(user.email, 'ruse@ecole.fr') });
  expect(stored).toMatchObject({ role: 'pupil', emailVerified: false });
});

test('[F3] a wrong password and an unknown address get the same answer', async () => {
  const { email } = await house.pupil();
  const wrong = await house.post('/api/auth/sign-in/email', { email, password: 'mauvais-123' });
  const unknown = await house.post('/api/auth/sign-in/email', {
    email: 'x@y.fr',
    password: PASSWORD,
  });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(await wrong.text()).toBe(await unknown.text());
});

test('[F1][F5] a reset link changes the password once and closes the other sessions', async () => {
  const { email, cookie } = await house.pupil();
  await house.post('/api/auth/request-password-reset', { email, redirectTo: '/reset-password' });
  const { links } = await letterTo(email, 'Choisis un nouveau mot de passe');
  const token = new URL(links[0]!).pathname.split('/').at(-1)!;
  expect(JSON.stringify(await house.db.query.verification.findMany())).not.toContain(token);
  const change = () =>
    house.post('/api/auth/reset-password', { newPassword: 'nouvelle-plume-7', token });
  expect((await change()).status).toBe(200);
  expect(await (await house.request('/api/me', { cookie })).json()).toBeNull();
  expect((await change()).status).toBe(400);
  expect(await house.signIn(email, 'nouvelle-plume-7')).toContain('laureat');
  await letterTo(email, 'Ton mot de passe a été modifié');
});

test('[F5] an expired reset link is refused', async () => {
  const { email } = await house.pupil();
  await house.post('/api/auth/request-password-reset', { email, redirectTo: '/reset-password' });
  const { links } = await letterTo(email, 'Choisis un nouveau mot de passe');
  const token = new URL(links[0]!).pathname.split('/').at(-1);
  await house.db.update(verification).set({ expiresAt: sql`now() - interval '1 minute'` });
  const response = await house.post('/api/auth/reset-password', {
    newPassword: 'nouvelle-plume-7',
    token,
  });
  expect(response.status).toBe(400);
});

test('[F3] asking to reset an unknown address answers as if it existed, and writes to nobody', async () => {
  const response = await house.post('/api/auth/request-password-reset', {
    email: 'personne@ecole.fr',
  });
  expect(response.status).toBe(200);
  expect(await house.mailsTo('personne@ecole.fr')).toEqual([]);
});

test('[E5] a suspended pupil sees who they are and nothing else', async () => {
  const { cookie } = await house.pupil(undefined, { plan: 'suspended' });
  expect((await (await house.request('/api/me', { cookie })).json()).profile.plan).toBe(
    'suspended',
  );
  expect((await house.request('/api/exams', { cookie })).status).toBe(403);
});

test('[F1] a pupil sees their devices and can sign one out', async () => {
  const { email, cookie } = await house.pupil();
  const phone = await house.signIn(email);
  const sessions = await (await house.request('/api/auth/list-sessions', { cookie })).json();
  expect(sessions).toHaveLength(2);
  await house.post('/api/auth/revoke-other-sessions', {}, cookie);
  expect(await (await house.request('/api/me', { cookie: phone })).json()).toBeNull();
  expect((await house.request('/api/me', { cookie })).status).toBe(200);
});

test('[I4] under 15, a parent agrees before the first copy', async () => {
  const missing = await house.signUp('petit@ecole.fr', { ageBand: 'under15' });
  expect(await codeOf(missing)).toBe('PARENT_EMAIL_REQUIRED');
  const own = await house.signUp('petit@ecole.fr', {
    ageBand: 'under15',
    parentEmail: 'Petit@ecole.fr',
  });
  expect(await codeOf(own)).toBe('PARENT_EMAIL_SAME');

  await house.signUp('petit@ecole.fr', { ageBand: 'under15', parentEmail: 'parent@maison.fr' });
  await house.db.update(user).set({ emailVerified: true }).where(eq(user.email, 'petit@ecole.fr'));
  const cookie = await house.signIn('petit@ecole.fr');
  const confirmed = async () =>
    (await (await house.request('/api/me', { cookie })).json()).profile.parentConfirmed;
  expect(await confirmed()).toBe(false);

  const letter = await letterTo('parent@maison.fr', 'Votre enfant souhaite utiliser Lauréat');
  const token = new URL(letter.links[0]!).searchParams.get('token')!;
  expect(JSON.stringify(await house.db.query.parentConsents.findMany())).not.toContain(token);
  const seen = await (await house.request(`/api/parent-consent/${token}`)).json();
  expect(seen).toMatchObject({ pupilEmail: 'petit@ecole.fr', confirmed: false });
  await house.post('/api/parent-consent', { token, decision: 'accept' });
  expect(await confirmed()).toBe(true);
  await house.post('/api/parent-consent', { token, decision: 'refuse' });
  expect(await confirmed()).toBe(false);
});

test('a parent link that was never sent opens nothing', async () => {
  const response = await house.request(`/api/parent-consent/${'x'.repeat(43)}`);
  expect(response.status).toBe(410);
  expect(await response.json()).toEqual({ refusal: { code: 'link-expired' } });
});

test('an account that came through Google gets its first password once', async () => {
  const { id, email, cookie } = await house.pupil();
  await house.db
    .update(account)
    .set({ providerId: 'google', password: null })
    .where(eq(account.userId, id));
  const add = (newPassword: string) => house.post('/api/account/password', { newPassword }, cookie);
  expect((await (await house.request('/api/me', { cookie })).json()).hasPassword).toBe(false);
  expect((await add('court')).status).toBe(400);
  expect((await add('nouvelle-plume-7')).status).toBe(200);
  expect(await house.signIn(email, 'nouvelle-plume-7')).toContain('laureat');
  expect((await add('autre-plume-8')).status).toBe(404);
});

test('[I4] a pupil under 15 cannot make themselves older, nor be their own parent', async () => {
  const email = 'presse@ecole.fr';
  await house.signUp(email, { ageBand: 'under15', parentEmail: 'papa@maison.fr' });
  await house.db.update(user).set({ emailVerified: true }).where(eq(user.email, email));
  const cookie = await house.signIn(email);
  for (const wish of [{ ageBand: 'adult' }, { parentEmail: 'ami@ecole.fr' }]) {
    expect((await house.post('/api/auth/update-user', wish, cookie)).status).toBe(404);
  }
  const stored = await house.db.query.user.findFirst({ where: eq(user.email, email) });
  expect(stored).toMatchObject({ ageBand: 'under15', parentEmail: 'papa@maison.fr' });
});

test('[E1] of the library only the doors that our pages use are open', async () => {
  const { cookie } = await house.pupil();
  const paths = Object.values(house.auth.api).flatMap(({ path }: { path?: string }) => path ?? []);
  const others = [...new Set(paths)].filter((path) => !DOORS.has(path));
  expect(others).toContain('/update-user');
  for (const path of others) {
    const address = `/api/auth${path.replace(/:\w+/, 'x')}`;
    expect((await house.request(address, { cookie })).status, `GET ${path}`).toBe(404);
    expect((await house.post(address, {}, cookie)).status, `POST ${path}`).toBe(404);
  }
});

test('a parent is not written to twice within ten minutes, however often the pupil asks', async () => {
  const email = 'insiste@ecole.fr';
  await house.signUp(email, { ageBand: 'under15', parentEmail: 'lasse@maison.fr' });
  const cookie = await house.signIn(email);
  await letterTo('lasse@maison.fr', 'Votre enfant souhaite utiliser Lauréat');
  const again = await house.post('/api/parent-consent/resend', {}, cookie);
  expect(again.status).toBe(429);
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(500);
  const earlier = sql`now() - interval '11 minutes'`;
  await house.db.update(parentConsents).set({ askedAt: earlier });
  expect((await house.post('/api/parent-consent/resend', {}, cookie)).status).toBe(200);
});
