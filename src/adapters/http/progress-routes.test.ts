import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailNotices, remindStreaks } from '#application/progress/mail-notices.ts';
import { rewardPupil } from '#application/progress/reward-pupil.ts';
import { makeWeeklyReports } from '#application/progress/weekly-reports.ts';
import { dashboardView } from '#contract/progress.ts';
import { SHARE_CONTENTS } from '#domain/progress/share-link.ts';
import { eventually } from '#testing/eventually.ts';
import { giveCorrectedExam } from '#testing/give-corrected-exam.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await house.work();
});
afterAll(() => house.close());

const SLIPS = [
  { category: 'ORTH', wrong: 'volontier', right: 'volontiers' },
  { category: 'ACC_ADJ', wrong: 'libre', right: 'libres' },
  { category: 'HOM_A', wrong: 'à', right: 'a' },
];
type Pupil = Awaited<ReturnType<TestHouse['pupil']>>;
const at = (moment: string) => ({ ...house.ports, clock: { now: () => new Date(moment) } });
const get = async (path: string, { cookie }: Pupil) =>
  (await house.request(`/api${path}`, { cookie })).json();
const post = (path: string, json: unknown, cookie?: string) =>
  house.post(`/api${path}`, json, cookie);

async function pupilWithCopies(grades: number[], plan: 'free' | 'pro' = 'free') {
  const pupil = await house.pupil(undefined, { plan });
  for (const grade of grades) {
    const copy = { userId: pupil.id, sentAt: new Date(), grade, slips: SLIPS };
    const { examId } = await giveCorrectedExam(house, copy);
    await rewardPupil(examId, house.ports);
  }
  return pupil;
}
const answer = (
  cardId: string,
  { cookie }: Pupil,
  given: object,
  answerId: string = crypto.randomUUID(),
) => post('/revision/answers', { answerId, cardId, ...given }, cookie);

test('a newcomer has an empty dashboard that invents nothing', async () => {
  const dashboard = await get('/dashboard', await house.pupil());
  expect(dashboardView.safeParse(dashboard).success).toBe(true);
  expect(dashboard).toMatchObject({
    ...{ overall: null, skills: [], lines: [], badges: [], latest: null },
    ...{ action: { kind: 'first-copy' }, level: { level: 1, xp: 0 }, streak: { current: 0 } },
    coach: { isPersonal: false },
  });
});

test('the free pupil is told how many errors come back; the Pro pupil is told which', async () => {
  const free = await get('/dashboard', await pupilWithCopies([9, 10, 12]));
  expect(free).toMatchObject({ errors: [], hiddenErrors: 3, coach: { isPersonal: false } });
  const pupil = await pupilWithCopies([9, 10, 12], 'pro');
  const pro = await get('/dashboard', pupil);
  expect(pro).toMatchObject({ hiddenErrors: 0, coach: { isPersonal: true }, overall: 10.33 });
  expect(pro.errors).toHaveLength(3);
  const [first] = await get('/recurring-errors', pupil);
  expect(first.examples[0]).toMatchObject({ wrong: expect.any(String), right: expect.any(String) });
});

test('the plan of the coach stays the same for a day', async () => {
  const pupil = await pupilWithCopies([9, 10, 12], 'pro');
  const call = async () =>
    (await post('/functions/generate-victory-plan', {}, pupil.cookie)).json();
  const plan = await call();
  expect(plan.tips.length).toBeGreaterThan(2);
  expect(await call()).toEqual(plan);
});

test('three cards make a day of revision; the fourth is for Pro; an answer sent twice is one', async () => {
  const pupil = await house.pupil();
  const { cards, limit, plan } = await get('/revision', pupil);
  expect([cards.length, limit, plan]).toEqual([3, 3, null]);
  const twice = crypto.randomUUID();
  await answer(cards[0].id, pupil, { text: 'faux' }, twice);
  await answer(cards[0].id, pupil, { text: 'faux' }, twice);
  expect((await get('/revision', pupil)).answered).toBe(1);
  await answer(cards[1].id, pupil, { text: 'faux' });
  const third = await (await answer(cards[2].id, pupil, { text: 'faux' })).json();
  expect(third).toMatchObject({ isRight: false, xp: 30 });
  expect(await get('/stats', pupil)).toMatchObject({ currentXp: 30, currentStreak: 1 });

  const refused = await answer(cards[0].id, pupil, { text: 'faux' });
  expect((await refused.json()).refusal).toEqual({ code: 'revision-limit', limit: 3 });
  expect((await get('/revision', pupil)).answered).toBe(3);
});

test('[E1] a card never carries its answer, and nobody answers the card of another', async () => {
  const pupil = await pupilWithCopies([11], 'pro');
  const { cards, plan } = await get('/revision', pupil);
  expect(plan).toHaveLength(7);
  const own = cards.find((card: { wrong: string }) => card.wrong === 'volontier');
  expect(JSON.stringify(own)).not.toContain('volontiers');
  const stranger = await house.pupil();
  expect((await answer(own.id, stranger, { text: 'volontiers' })).status).toBe(404);
  expect(await (await answer(own.id, pupil, { text: 'volontiers' })).json()).toMatchObject({
    ...{ isRight: true, right: 'volontiers' },
  });
});

test('[I5] a link shows what was chosen and nothing else, whatever was chosen', async () => {
  const pupil = await pupilWithCopies([9, 15]);
  const subsets = Array.from({ length: 2 ** SHARE_CONTENTS.length - 1 }, (_, i) =>
    SHARE_CONTENTS.filter((__, bit) => ((i + 1) >> bit) & 1),
  );
  // Words that give each choice away, wherever they would hide.
  const TELL_TALES = {
    progress: ['"xp"', '"streak"', '"level"', '"copiesThisWeek"'],
    grades: ['"grade"', '"average"', '"overall"'],
    skills: ['"score"', '"problematique"'],
    copies: ['"text"', 'volontier'],
  };
  for (const contents of subsets) {
    const created = await post('/share-links', { name: 'Léa', contents, days: 7 }, pupil.cookie);
    const { link, token } = await created.json();
    const seen = await (await post('/functions/open-share-link', { token })).text();
    for (const content of SHARE_CONTENTS) {
      const found = TELL_TALES[content].filter((word) => seen.includes(word));
      expect(found).toEqual(contents.includes(content) ? TELL_TALES[content] : []);
    }
    for (const secret of [pupil.id, pupil.email, pupil.email.split('@')[0]!, 'resultId', 'plan']) {
      expect(seen).not.toContain(secret);
    }
    await house.request(`/api/share-links/${link.id}`, { method: 'DELETE', cookie: pupil.cookie });
    expect((await post('/functions/open-share-link', { token })).status).toBe(410);
  }
  const links = await get('/share-links', pupil);
  expect(links[0]).toMatchObject({
    state: 'revoked',
    timesOpened: 1,
    openedAt: expect.any(String),
  });
  expect(JSON.stringify(links)).not.toContain('token');
});

test('[I5] a link expires by itself, an unknown one opens nothing, and there are at most five', async () => {
  const pupil = await pupilWithCopies([9]);
  const form = { name: 'Léa', contents: ['progress'], days: 7 };
  const { token } = await (await post('/share-links', form, pupil.cookie)).json();
  const later = new Date(Date.now() + 8 * 86_400_000).toISOString();
  const { openShareLink } = await import('#application/progress/share-progress.ts');
  expect(await openShareLink(token, at(later))).toEqual({
    ok: false,
    error: { code: 'link-expired' },
  });
  expect((await post('/functions/open-share-link', { token: 'x'.repeat(43) })).status).toBe(404);
  for (let more = 0; more < 4; more++) await post('/share-links', form, pupil.cookie);
  expect((await post('/share-links', form, pupil.cookie)).status).toBe(409);
  const stranger = await house.pupil();
  expect(await get('/share-links', stranger)).toEqual([]);
});

test('whoever closes their account shows nothing more from that minute', async () => {
  const pupil = await pupilWithCopies([9]);
  const form = { name: 'Léa', contents: ['grades'], days: 7 };
  const { token } = await (await post('/share-links', form, pupil.cookie)).json();
  await post('/rights/deletion', { email: pupil.email }, pupil.cookie);
  expect((await post('/functions/open-share-link', { token })).status).toBe(410);
});

test('nothing is mailed until it is chosen, nothing after nine in the evening, and each thing once', async () => {
  const silent = await pupilWithCopies([12]);
  const pupil = await pupilWithCopies([12]);
  const day = new Date().toISOString().slice(0, 10);
  const chosen = { mailResults: true };
  await house.request('/api/progress-choices', {
    method: 'PATCH',
    json: chosen,
    cookie: pupil.cookie,
  });
  expect(await mailNotices(at(`${day}T21:00:00+01:00`))).toBe(0);
  const noon = at(`${day}T12:00:00+01:00`);
  await mailNotices(noon);
  await mailNotices(noon);
  const mails = await eventually(
    () => house.mailsTo(pupil.email),
    (all) => all.some(({ subject }) => subject === 'Ta copie est corrigée'),
  );
  expect(mails.filter(({ subject }) => subject === 'Ta copie est corrigée')).toHaveLength(1);
  expect((await house.mailsTo(silent.email)).map(({ subject }) => subject)).not.toContain(
    'Ta copie est corrigée',
  );

  const stop = mails[0]?.links.find((link) => link.includes('desabonnement')) ?? '';
  const token = new URL(stop).searchParams.get('jeton');
  expect((await post('/functions/unsubscribe', { token })).status).toBe(200);
  expect(await get('/progress-choices', pupil)).toMatchObject({ mailResults: false });
});

test('on Sunday evening the report goes to the Pro pupils who asked, once', async () => {
  const [pro, free] = [await pupilWithCopies([12, 14], 'pro'), await pupilWithCopies([12])];
  for (const { id } of [pro, free]) {
    await house.ports.progress.choices.save(id, { weeklyReport: true, mailStreak: true });
  }
  expect([await makeWeeklyReports(house.ports), await makeWeeklyReports(house.ports)]).toEqual([
    1, 0,
  ]);
  const told = await house.ports.progress.notices.list(pro.id, 20);
  expect(told.filter(({ kind }) => kind === 'weekly-report')).toMatchObject([
    { details: { copies: 2, average: 13 } },
  ]);
  expect(await get('/weekly-report', pro)).toMatchObject({ average: 13, averageBefore: null });
  // Both have worked today: nobody is reminded of a streak that is safe.
  await remindStreaks(house.ports);
  expect(
    (await house.ports.progress.notices.list(pro.id, 20)).map(({ kind }) => kind),
  ).not.toContain('streak-at-risk');
});

test.each([
  '/dashboard',
  '/stats',
  '/badges',
  '/notices',
  '/revision',
  '/recurring-errors',
  '/share-links',
  '/weekly-report',
  '/progress-choices',
])('%s is for the person signed in', async (path) => {
  expect((await house.request(`/api${path}`)).status).toBe(401);
});
