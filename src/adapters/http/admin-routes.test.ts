import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

let house: TestHouse;
let admin: { cookie: string };
let pupil: { cookie: string };

beforeAll(async () => {
  house = await openTestHouse();
  admin = await house.pupil(undefined, { role: 'admin' as never });
  pupil = await house.pupil();
});
afterAll(() => house.close());

const CALLS = [
  'admin-ocr-env',
  'simple-ocr-test',
  'admin-ocr-selftest',
  'ocr-pipeline-selftest',
  'admin-last-job',
];
const ask = (name: string, cookie?: string) =>
  house.request(`/api/functions/${name}`, { method: 'POST', cookie });

test.each(CALLS)(
  '[E3] %s does not exist for a pupil, and asks a visitor to sign in',
  async (name) => {
    expect((await ask(name, pupil.cookie)).status).toBe(404);
    expect((await ask(name)).status).toBe(401);
  },
);

test('[E3] the report of a reading does not exist for a pupil either', async () => {
  const path = `/api/admin/ocr-report/${crypto.randomUUID()}`;
  expect((await house.request(path, { cookie: pupil.cookie })).status).toBe(404);
  expect((await house.request(path, { cookie: admin.cookie })).status).toBe(404);
});

test('without credentials the administrator reads that there are none', async () => {
  const answer = await (await ask('admin-ocr-env', admin.cookie)).json();
  expect(answer).toMatchObject({
    cred_source: 'none',
    private_key_ok: false,
    private_key_length: 0,
    raw_private_key_preview: '',
    reader: 'embedded',
  });
});

test('without a far reader its test fails with a reason, and nothing is sent', async () => {
  expect(await (await ask('simple-ocr-test', admin.cookie)).json()).toMatchObject({
    ok: false,
    error: 'reader-not-configured',
    method: 'DOCUMENT_TEXT_DETECTION',
  });
});

test('before any correction there is no last job', async () => {
  expect(await (await ask('admin-last-job', admin.cookie)).json()).toEqual({ data: null });
});

test('the five real files are read, each as what it is', { timeout: 240_000 }, async () => {
  const { results } = await (await ask('ocr-pipeline-selftest', admin.cookie)).json();
  const modes = results.map((r: { name: string; observed: { input_mode: string } }) => [
    r.name,
    r.observed.input_mode,
  ]);
  expect(modes).toEqual([
    ['docx', 'docx'],
    ['pdf-text', 'pdf_text'],
    ['pdf-scan', 'ocr'],
    ['photo-print', 'ocr'],
    ['photo-handwriting', 'ocr'],
  ]);
  expect(results.filter((r: { pass: boolean }) => !r.pass)).toEqual([]);
});
