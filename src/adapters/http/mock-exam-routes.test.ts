import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { exams } from '#adapters/db/schema.ts';
import type { AttemptView } from '#contract/mock-exam.ts';
import { giveCorrectedExam } from '#testing/give-corrected-exam.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

const PAPER = 'maths-anticipee-spe-premiere';
const MINUTE = 60_000;

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());
const realNow = () => new Date();
afterEach(() => {
  house.ports.clock.now = realNow;
});

const ahead = (ms: number) => {
  house.ports.clock.now = () => new Date(Date.now() + ms);
};
const start = async (cookie: string, traits: object = {}): Promise<AttemptView> => {
  const json = { templateId: PAPER, mode: 'timed', extraTime: false, ...traits };
  return (await house.post('/api/mock-exams', json, cookie)).json();
};
const get = async (id: string, cookie: string): Promise<AttemptView> =>
  (await house.request(`/api/mock-exams/${id}`, { cookie })).json();
const answersOf = (text: string, at = Date.now()) => ({ answers: { 'a.1': { text, at } } });
const save = (id: string, cookie: string, json: object) =>
  house.request(`/api/mock-exams/${id}/answers`, { method: 'PUT', json, cookie });
const submit = (id: string, cookie: string, json: object = { answers: {} }) =>
  house.post(`/api/mock-exams/${id}/submit`, json, cookie);

test('the list has every paper and no answer of any', async () => {
  const { cookie } = await house.pupil();
  const list = await (await house.request('/api/exam-templates', { cookie })).text();
  expect(JSON.parse(list).length).toBeGreaterThanOrEqual(12);
  const { id } = await start(cookie);
  const body = { templateId: PAPER, examId: id };
  const asked = await house.post('/api/functions/get-exam-template', body, cookie);
  const { template } = await asked.json();
  expect(template.questions[0]).toMatchObject({ id: '1.1', input: 'choice', points: 0.5 });
  expect(JSON.stringify(template) + list).not.toMatch(/expected|"key"/);
});

test('pressing start twice is sitting once', async () => {
  const { cookie } = await house.pupil();
  const [first, second] = await Promise.all([start(cookie), start(cookie)]);
  expect(second.id).toBe(first.id);
  expect(Date.parse(first.endsAt ?? '') - Date.parse(first.startedAt)).toBe(120 * MINUTE);
});

test('the list of attempts leaves what was written in them where it is', async () => {
  const { cookie } = await house.pupil();
  const { id } = await start(cookie);
  await save(id, cookie, answersOf('Quatre heures de travail'));
  const [listed] = await (await house.request('/api/mock-exams', { cookie })).json();
  expect(listed).toMatchObject({ id, isHandedIn: false });
  expect(listed).not.toHaveProperty('answers');
});

test('tiers temps gives a third more', async () => {
  const { cookie } = await house.pupil();
  const { startedAt, endsAt } = await start(cookie, { extraTime: true });
  expect(Date.parse(endsAt ?? '') - Date.parse(startedAt)).toBe(160 * MINUTE);
});

test('[E1] an attempt belongs to who started it', async () => {
  const { cookie } = await house.pupil();
  const stranger = await house.pupil();
  const { id } = await start(cookie);
  expect((await save(id, stranger.cookie, answersOf('x'))).status).toBe(404);
  expect((await submit(id, stranger.cookie)).status).toBe(404);
  expect((await house.request(`/api/mock-exams/${id}`, { cookie: stranger.cookie })).status).toBe(
    404,
  );
});

test('[A13] an older text never replaces a newer one', async () => {
  const { cookie } = await house.pupil();
  const { id } = await start(cookie);
  const now = Date.now();
  await save(id, cookie, answersOf('le plus récent', now));
  await save(id, cookie, answersOf('le plus ancien', now - 5_000));
  expect((await get(id, cookie)).answers['a.1']?.text).toBe('le plus récent');
});

test('[A13] handing in twice at once makes one copy, with the right time spent', async () => {
  const { cookie } = await house.pupil();
  const { id } = await start(cookie);
  ahead(47 * MINUTE);
  const json = answersOf('f′(x) = 3x² − 6x − 9');
  const both = await Promise.all([submit(id, cookie, json), submit(id, cookie, json)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const copies = await house.db.select().from(exams).where(eq(exams.id, id));
  expect(copies).toHaveLength(1);
  expect(copies[0]).toMatchObject({
    examType: 'mock',
    status: 'processing',
    mockExamType: 'timed',
    timeLimitMinutes: 120,
    ocrText: 'Exercice A\n\n1. f′(x) = 3x² − 6x − 9',
  });
  expect(Math.abs((copies[0]?.timeSpentSeconds ?? 0) - 47 * 60)).toBeLessThan(10);
  expect((await save(id, cookie, answersOf('trop tard'))).status).toBe(409);
});

test('[A13] past the bell the copy is taken as it was saved, for the whole time and no more', async () => {
  const { cookie } = await house.pupil();
  const { id } = await start(cookie);
  await save(id, cookie, answersOf('écrit à temps'));
  ahead(125 * MINUTE);
  expect((await save(id, cookie, answersOf('écrit après', Date.now() + 1))).status).toBe(409);
  const attempt = await get(id, cookie);
  expect(attempt).toMatchObject({ isHandedIn: true, timeSpentSeconds: 7_200 });
  expect(attempt.answers['a.1']?.text).toBe('écrit à temps');
});

test('without credit the answers are kept and corrected when asked again another day', async () => {
  const { cookie } = await house.pupil();
  const first = await start(cookie);
  await submit(first.id, cookie, answersOf('un'));
  const second = await start(cookie);
  const refused = await submit(second.id, cookie, answersOf('deux'));
  expect((await refused.json()).refusal.code).toBe('daily-limit');
  expect(await get(second.id, cookie)).toMatchObject({
    isHandedIn: false,
    submittedAt: expect.any(String),
    answers: { 'a.1': { text: 'deux' } },
  });
  ahead(24 * 60 * MINUTE);
  expect((await submit(second.id, cookie)).status).toBe(200);
  expect((await get(second.id, cookie)).isHandedIn).toBe(true);
});

test('practice has no bell; time away from it does not count', async () => {
  const { cookie } = await house.pupil();
  const { id, endsAt } = await start(cookie, { mode: 'practice' });
  expect(endsAt).toBeNull();
  ahead(30_000);
  await save(id, cookie, answersOf('un'));
  ahead(3 * 24 * 60 * MINUTE);
  const { timeSpentSeconds } = await (await submit(id, cookie)).json();
  expect(timeSpentSeconds).toBeGreaterThanOrEqual(88);
  expect(timeSpentSeconds).toBeLessThan(100);
});

test('what a pupil wrote can be given up, under way or kept for want of a correction, not once it is a copy', async () => {
  const { cookie } = await house.pupil();
  const giveUp = (id: string) =>
    house.request(`/api/mock-exams/${id}`, { method: 'DELETE', cookie });
  const left = async () =>
    (await (await house.request('/api/mock-exams', { cookie })).json()).map(
      ({ id }: { id: string }) => id,
    );
  const first = await start(cookie);
  await giveUp(first.id);
  expect(await left()).toEqual([]);
  const copy = await start(cookie);
  await submit(copy.id, cookie);
  const kept = await start(cookie);
  expect((await submit(kept.id, cookie)).status).toBe(429);
  await giveUp(kept.id);
  await giveUp(copy.id);
  expect(await left()).toEqual([copy.id]);
});

test('answers to questions the paper does not ask are not kept', async () => {
  const { cookie } = await house.pupil();
  const { id } = await start(cookie);
  await save(id, cookie, { answers: { 'z.9': { text: 'x', at: Date.now() } } });
  expect((await get(id, cookie)).answers).toEqual({});
});

test('photographs of paper pages are handed in for the same paper and read like any copy', async () => {
  const { cookie } = await house.pupil();
  const { id } = await start(cookie);
  const form = () => {
    const files = new FormData();
    files.append('files', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1])]), 'page.jpg');
    return { method: 'POST', body: files, cookie };
  };
  const send = () => house.request(`/api/mock-exams/${id}/pages`, form());
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(200);
  const copies = await house.db.select().from(exams).where(eq(exams.id, id));
  expect(copies).toHaveLength(1);
  expect(copies[0]).toMatchObject({ status: 'pending', exercise: 'epreuve-anticipee' });
  expect(copies[0]?.imageUrls).toHaveLength(1);
  expect(copies[0]?.subjectText).toContain('Partie 1');
});

test("the calculator starts from the grades of one's own copies, newest first", async () => {
  const { id: userId, cookie } = await house.pupil();
  const { id: stranger } = await house.pupil();
  await giveCorrectedExam(house, { userId, sentAt: new Date('2026-10-01'), grade: 11 });
  await giveCorrectedExam(house, { userId, sentAt: new Date('2026-11-01'), grade: 14 });
  await giveCorrectedExam(house, { userId: stranger, sentAt: new Date('2026-11-02'), grade: 3 });
  const grades = await (await house.request('/api/copy-grades', { cookie })).json();
  expect(grades).toMatchObject([
    { subject: 'philosophie', grade: 14, interval: { low: 12.5, high: 15.5 } },
    { grade: 11 },
  ]);
});
