import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contests } from '#adapters/db/correction-schema.ts';
import { mockAttempts } from '#adapters/db/mock-exam-schema.ts';
import { weeklyReports } from '#adapters/db/progress-schema.ts';
import { applicationErrors, correctionCredits, exams, readings } from '#adapters/db/schema.ts';
import type { ExamView } from '#contract/exam.ts';
import { eventually } from '#testing/eventually.ts';
import { makeDocx } from '#testing/make-docx.ts';
import { placesNaming } from '#testing/places-naming.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

const CANARY = 'canari7c1e';
const essay = await makeDocx(
  `La technique nous rend-elle plus libres, demande ${CANARY} ?`,
  `On croit volontier que oui. Pourtant, elle nous oblige, dit ${CANARY}.`,
);
const other = await makeDocx('Le bonheur est-il affaire de volonté ?', 'Épicure le pense.');

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await house.work();
});
afterAll(() => house.close());

type Pupil = Awaited<ReturnType<TestHouse['pupil']>>;
const aPro = () => house.pupil(undefined, { plan: 'pro' });
const get = async (path: string, { cookie }: Pupil) =>
  (await house.request(path, { cookie })).json();
const remove = (id: string, { cookie }: Pupil) =>
  house.request(`/api/exams/${id}`, { method: 'DELETE', cookie });
const refusalOf = async (answer: Response) => (await answer.json()).refusal?.code;

/** A copy corrected and rewarded by the real pipeline. */
async function corrected(pupil: Pupil, bytes: Uint8Array) {
  const form = new FormData();
  const fields = { subject: 'philosophie', level: 'terminale', examType: 'practice' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('files', new Blob([bytes as never]), 'copie.docx');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { cookie } = pupil;
  const sent = await house.request('/api/exams', { method: 'POST', body: form, cookie, headers });
  const { id } = await sent.json();
  const exam: ExamView = await eventually(
    () => get(`/api/exams/${id}`, pupil),
    ({ result }: ExamView) => result !== null,
    1_200,
  );
  const resultId = exam.result!.id;
  await eventually(
    () => get(`/api/results/${resultId}`, pupil),
    ({ xp }: { xp: number | null }) => xp !== null,
    1_200,
  );
  return { id, resultId };
}

/** What a copy may leave elsewhere than in its own rows. */
async function leaveTraces(pupil: Pupil, { id, resultId }: { id: string; resultId: string }) {
  const userId = pupil.id;
  const half = { gradeBefore: 10, gradeAfter: 10, decision: 'kept', reason: 'convention' } as never;
  const contest = { resultId, userId, fingerprint: 'a', remark: 0, argument: CANARY };
  await house.db.insert(contests).values({ ...contest, ...(half as object) } as never);
  const now = new Date();
  const paper = { templateId: 'x', mode: 'practice', startedAt: now, savedAt: now } as const;
  const answers = { q1: CANARY } as never;
  await house.db.insert(mockAttempts).values({
    ...{ id, userId, examId: id, submittedAt: now, answers, ...paper },
  });
  const report = { copies: [{ note: CANARY }] } as never;
  await house.db.insert(weeklyReports).values({ userId, monday: '2999-01-04', report });
  await house.ports.files.save(`${userId}/${id}/page-1.jpg`, [Buffer.from(CANARY)] as never);
  const message = { errorType: 'client', errorMessage: 'x', url: `/results/${resultId}` };
  await house.db.insert(applicationErrors).values({ ...message, userId });
}

test('[I1] a deleted copy leaves no word, no file and no row but what it earned and the credit it used', async ({
  annotate,
}) => {
  const pupil = await aPro();
  const kept = await corrected(pupil, other);
  const gone = await corrected(pupil, essay);
  await leaveTraces(pupil, gone);
  const before = await get('/api/stats', pupil);
  expect((await placesNaming(house, [CANARY])).length).toBeGreaterThan(3);

  expect((await remove(gone.id, pupil)).status).toBe(200);
  expect(await placesNaming(house, [CANARY, gone.resultId])).toEqual([]);
  expect(await placesNaming(house, [gone.id])).toEqual(['public.xp_ledger']);
  const files = await house.ports.files.list(`${pupil.id}/`);
  expect(files).toHaveLength(1);

  const left: ExamView[] = await get('/api/exams', pupil);
  expect(left.map(({ id }) => id)).toEqual([kept.id]);
  expect((await house.request(`/api/results/${kept.resultId}`, pupil)).status).toBe(200);
  const after = await get('/api/stats', pupil);
  expect(after.currentXp).toBe(before.currentXp);
  expect(after.averageGrade).toBe(left[0]!.result!.grade);
  await annotate('a copy with traces in ten tables: 0 word, 0 file left; one line of XP stays');
});

test('a second deletion, a stranger’s and one of nothing get the same answer and change nothing', async () => {
  const [pupil, stranger] = [await aPro(), await aPro()];
  const copy = await corrected(pupil, other);
  const refused = await remove(copy.id, stranger);
  expect(refused.status).toBe(404);
  const unknown = await (await remove(crypto.randomUUID(), stranger)).json();
  expect(await refused.json()).toEqual(unknown);
  expect((await house.request(`/api/results/${copy.resultId}`, pupil)).status).toBe(200);
  const twice = await Promise.all([remove(copy.id, pupil), remove(copy.id, pupil)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('deleting the copy of the day does not give its correction back', async () => {
  const pupil = await house.pupil();
  const copy = await corrected(pupil, other);
  expect((await remove(copy.id, pupil)).status).toBe(200);
  const day = await house.db
    .select()
    .from(correctionCredits)
    .where(eq(correctionCredits.userId, pupil.id));
  expect(day).toMatchObject([{ returnedAt: null }]);
});

/** A copy somewhere on its way, with no job to carry it on. */
async function underWay(pupil: Pupil, awaitsCheck: boolean) {
  const id = crypto.randomUUID();
  const [userId, idempotencyKey] = [pupil.id, id];
  const exam = { id, userId, idempotencyKey, subject: 'ses', level: 'terminale' } as const;
  await house.db
    .insert(exams)
    .values({ ...exam, examType: 'bac', status: 'processing', imageUrls: [] });
  const reading = { text: '', pages: [] } as never;
  await house.db.insert(readings).values({ examId: id, reading, awaitsCheck });
  await house.db
    .insert(correctionCredits)
    .values({ examId: id, userId: pupil.id, day: '2026-11-15' });
  return id;
}

test('a copy being corrected is not deleted: its author is told to wait', async () => {
  const pupil = await house.pupil();
  const id = await underWay(pupil, false);
  const answer = await remove(id, pupil);
  expect(answer.status).toBe(409);
  expect(await refusalOf(answer)).toBe('exam-under-way');
  expect(await get('/api/exams', pupil)).toHaveLength(1);
});

test('a copy that waits to be looked over may go, and its correction was not used', async () => {
  const pupil = await house.pupil();
  const id = await underWay(pupil, true);
  expect((await remove(id, pupil)).status).toBe(200);
  const [credit] = await house.db
    .select()
    .from(correctionCredits)
    .where(eq(correctionCredits.examId, id));
  expect(credit?.returnedAt).not.toBeNull();
});
