import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readings } from '#adapters/db/schema.ts';
import type { ExamView } from '#contract/exam.ts';
import { eventually } from '#testing/eventually.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

/** Reading pixels takes seconds, and more on a busy machine. */
const OCR = { timeout: 180_000 };
const photo = readFileSync(new URL('../../../samples/manuscrit-blanc.jpg', import.meta.url));

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await house.work();
});
afterAll(() => house.close());

async function send(cookie: string, fields: Record<string, string> = {}): Promise<string> {
  const form = new FormData();
  const all = { subject: 'philosophie', level: 'terminale', examType: 'practice', ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  form.append('files', new Blob([photo as never]), 'page.jpg');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const sent = await house.request('/api/exams', { method: 'POST', body: form, cookie, headers });
  return (await sent.json()).id;
}

const get = async (path: string, cookie: string) => (await house.request(path, { cookie })).json();

const until = (id: string, cookie: string, isThere: (exam: ExamView) => boolean) =>
  eventually((): Promise<ExamView> => get(`/api/exams/${id}`, cookie), isThere, 1_500);

const mend = (id: string, cookie: string, fixes: unknown[]) =>
  house.request(`/api/exams/${id}/transcript`, { method: 'POST', json: { fixes }, cookie });

const isDone = ({ status }: ExamView) => status === 'completed';

/** The first word of the copy, said to be another. */
const FIX = { page: 1, line: 1, word: 1, text: 'Doit-on' };

test(
  'a copy waits until its author has looked it over, and is corrected on what they say they wrote',
  OCR,
  async () => {
    const { cookie } = await house.pupil();
    const stranger = await house.pupil();
    const id = await send(cookie, { checkAsked: 'true' });
    await until(id, cookie, ({ awaitsCheck }) => awaitsCheck);

    const read = await get(`/api/exams/${id}/transcript`, cookie);
    expect(read).toMatchObject({ mode: 'ocr', awaitsCheck: true, isChecked: false, fixes: [] });
    const [word] = read.pages[0].lines[0].words;
    expect(word).toMatchObject({ text: 'Peut-on', struck: false, box: { x: expect.any(Number) } });

    const path = `/api/exams/${id}/transcript`;
    expect((await house.request(path, { cookie: stranger.cookie })).status).toBe(404);
    expect((await mend(id, stranger.cookie, [FIX])).status).toBe(404);
    expect((await mend(id, cookie, [{ ...FIX, word: 0 }])).status).toBe(400);

    expect((await mend(id, cookie, [FIX])).status).toBe(200);
    const done = await until(
      id,
      cookie,
      ({ status }: { status: string }) => status === 'completed',
    );
    const result = await get(`/api/results/${done.result?.id}`, cookie);
    expect(result.text).toMatch(/^Doit-on être libre/);

    const [kept] = await house.db.select().from(readings).where(eq(readings.examId, id));
    expect(kept?.reading.text).toMatch(/^Peut-on être libre/);
    expect(kept?.fixes).toEqual([FIX]);
    expect((await mend(id, cookie, [])).status).toBe(409);
  },
);

test(
  'let go without a look, a copy is corrected as it was read; mended later, once more at the same address',
  OCR,
  async () => {
    const { cookie } = await house.pupil();
    const id = await send(cookie, { checkAsked: 'true' });
    await until(id, cookie, ({ awaitsCheck }) => awaitsCheck);
    const path = `/api/exams/${id}/transcript`;
    const letGo = () => house.request(path, { method: 'POST', json: {}, cookie });
    expect((await letGo()).status).toBe(200);
    expect((await letGo()).status).toBe(409);
    const first = await until(id, cookie, isDone);
    expect(await get(path, cookie)).toMatchObject({ isChecked: false, awaitsCheck: false });

    expect((await mend(id, cookie, [FIX])).status).toBe(200);
    const again = await until(id, cookie, isDone);
    expect(again.result?.id).toBe(first.result?.id);
    const result = await get(`/api/results/${again.result?.id}`, cookie);
    expect(result.text).toMatch(/^Doit-on être libre/);
    expect((await mend(id, cookie, [])).status).toBe(409);
  },
);
