import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles, results } from '#adapters/db/schema.ts';
import { eventually } from '#testing/eventually.ts';
import { makeDocx } from '#testing/make-docx.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

const SHOWN = 'un prisonnier n’est pas libre car il ne peut pas sortir';
const ESSAY = [
  "Être libre, est-ce faire tout ce que l'on désire ? On le croit volontier : rien ne semble plus libre qu'un homme sans contrainte, qui agit selon ses envies et que personne ne commande.",
  `Tout d'abord, être libre semble signifier faire ce que l'on veut. Hobbes définit ainsi la liberté comme l'absence d'obstacles extérieurs au mouvement. Par exemple, ${SHOWN} de sa cellule.`,
  "Mais le désir n'est pas toujours le nôtre. Platon, dans le Gorgias, compare la vie de celui qui cherche à satisfaire tous ses désirs à un tonneau percé que l'on remplit sans fin.",
];

let house: TestHouse;
let pupil: Awaited<ReturnType<TestHouse['pupil']>>;
let result: { id: string; grade: number; remarks: { id: number; kind: string }[] };

const resultOf = async (id: string) =>
  (await house.request(`/api/results/${id}`, { cookie: pupil.cookie })).json();
const contest = async (remark: number, extras: object = {}, cookie = pupil.cookie) =>
  house.post(
    `/api/results/${result.id}/contests`,
    { remark, argument: 'Je ne suis pas d’accord.', ...extras },
    cookie,
  );
const remarkOf = (kind: string) => result.remarks.find((remark) => remark.kind === kind)!;

beforeAll(async () => {
  house = await openTestHouse();
  await house.work();
  pupil = await house.pupil();
  const form = new FormData();
  const fields = { subject: 'philosophie', level: 'terminale', examType: 'practice' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('files', new Blob([(await makeDocx(...ESSAY)) as never]), 'copie.docx');
  await house.request('/api/exams', {
    method: 'POST',
    body: form,
    cookie: pupil.cookie,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const exam = await eventually(
    async () => (await (await house.request('/api/exams', { cookie: pupil.cookie })).json())[0],
    ({ status }) => status === 'completed',
    1200,
  );
  result = await resultOf(exam.result.id);
});
afterAll(() => house.close());

test('a fault that is certain stays, with its reason, and the grade too', async () => {
  const answer = await (await contest(remarkOf('fault').id)).json();
  expect(answer).toMatchObject({ decision: 'upheld', reason: 'rule-is-certain' });
  expect(answer.gradeAfter).toBe(result.grade);
});

test('a thing shown in the copy is granted, once, and the grade is computed again', async () => {
  const { id } = remarkOf('weakness');
  const answers = await Promise.all(
    Array.from({ length: 6 }, async () => (await contest(id, { passage: SHOWN })).json()),
  );
  const [answer] = answers;
  expect(answer).toMatchObject({ decision: 'revised', reason: 'passage-shows-it' });
  expect(answers.every(({ gradeAfter }) => gradeAfter === answer.gradeAfter)).toBe(true);
  const now = await resultOf(result.id);
  expect(now.grade).toBe(answer.gradeAfter);
  expect(now.grade).toBeGreaterThanOrEqual(result.grade);
  expect(now.interval.high).toBeGreaterThanOrEqual(now.grade);
  expect(now.remarks[id].contest).toMatchObject({ decision: 'revised' });
});

test('praise, an unknown remark, no reason and another pupil are refused', async () => {
  const stranger = await house.pupil();
  expect((await contest(remarkOf('strength').id)).status).toBe(404);
  expect((await contest(400)).status).toBe(404);
  expect((await contest(remarkOf('fault').id, {}, stranger.cookie)).status).toBe(404);
  const empty = await contest(remarkOf('fault').id, { argument: '  ' });
  expect((await empty.json()).refusal).toEqual({ code: 'invalid-input', fields: ['argument'] });
});

test('a conclusion written afterwards shows what it would win, and the grade stays', async () => {
  const path = `/api/results/${result.id}`;
  const passages = await (await house.request(`${path}/passages`, { cookie: pupil.cookie })).json();
  const missing = passages.find(
    ({ paragraph }: { paragraph: unknown }) => paragraph === 'conclusion',
  );
  expect(missing).toMatchObject({ role: 'conclusion', text: '' });
  const text =
    "En conclusion, faire tout ce que l'on désire n'est pas être libre, car nos désirs peuvent nous gouverner sans que nous le sachions.";
  const before = await resultOf(result.id);
  const retry = { exercise: 0, paragraph: 'conclusion', text };
  const tried = await (await house.post(`${path}/retries`, retry, pupil.cookie)).json();
  expect(tried.gradeAfter).toBeGreaterThan(tried.gradeBefore);
  expect(tried.changes[0].key).toBe('conclusion');
  expect((await resultOf(result.id)).grade).toBe(before.grade);
  const nowhere = { exercise: 0, paragraph: 99, text };
  expect((await house.post(`${path}/retries`, nowhere, pupil.cookie)).status).toBe(404);
});

test('not a byte of what Pro pays for leaves the server for a free pupil', async () => {
  const secret = 'RESERVE-AUX-ABONNES';
  const mark = (question: string, answer: string) => ({
    ...{ question, studentAnswer: answer, correctAnswer: secret, comment: answer },
    ...{ points: 1, maxPoints: 2 },
  });
  const marks = [mark('1', 'a'), mark('2', 'b'), mark('3', secret), mark('4', secret)];
  const feedback = `${'é'.repeat(100)}${secret}`;
  await house.db
    .update(results)
    .set({ corrections: marks, feedback })
    .where(eq(results.id, result.id));
  for (const path of ['', '/passages']) {
    const shown = await house.request(`/api/results/${result.id}${path}`, { cookie: pupil.cookie });
    expect(shown.status).toBe(200);
    expect(await shown.text()).not.toContain(secret);
  }
  const seen = await resultOf(result.id);
  expect(seen.corrections).toHaveLength(2);
  expect(seen).toMatchObject({ hiddenCorrections: 2, isWhole: false });
  expect([...seen.feedback]).toHaveLength(101);
});

test('a correction becomes a document for Pro, under its name, and for its owner alone', async () => {
  const ask = (cookie: string) =>
    house.post('/api/functions/export-pdf', { resultId: result.id }, cookie);
  const refused = await ask(pupil.cookie);
  expect(refused.status).toBe(403);
  expect((await refused.json()).error).toBe("L'export PDF est réservé aux utilisateurs Pro.");
  const stranger = await house.pupil(undefined, { plan: 'pro' });
  expect((await ask(stranger.cookie)).status).toBe(404);

  await house.db.update(profiles).set({ plan: 'pro' }).where(eq(profiles.userId, pupil.id));
  const answer = await ask(pupil.cookie);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toMatch(
    /filename="Correction-Philosophie-\d{4}-\d{2}-\d{2}\.pdf"/,
  );
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
