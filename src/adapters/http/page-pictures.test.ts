import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

/** Reading pixels takes seconds, and more on a busy machine. */
const OCR = 90_000;
const photo = readFileSync(new URL('../../../samples/photo-penchee.jpg', import.meta.url));

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await house.work();
});
afterAll(() => house.close());

test('[E1] a photographed page is kept straightened, its boxes on it, and shown to its owner alone', {
  timeout: OCR,
}, async () => {
  const owner = await house.pupil();
  const other = await house.pupil();
  const form = new FormData();
  for (const [name, value] of [
    ['subject', 'philosophie'],
    ['level', 'terminale'],
    ['examType', 'practice'],
  ] as const)
    form.append(name, value);
  form.append('files', new Blob([photo as never]), 'page.jpg');
  await house.request('/api/exams', {
    method: 'POST',
    body: form,
    cookie: owner.cookie,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const exam = await eventually(
    async () => (await (await house.request('/api/exams', { cookie: owner.cookie })).json())[0],
    ({ status }) => status === 'completed',
    1500,
  );
  const result = await (
    await house.request(`/api/results/${exam.result.id}`, { cookie: owner.cookie })
  ).json();
  const [page] = result.photos;
  const path = `/api/exams/${exam.id}/pages/1`;
  const shown = await house.request(path, { cookie: owner.cookie });
  expect(shown.headers.get('content-type')).toBe('image/jpeg');
  expect(shown.headers.get('cache-control')).toMatch(/^private/);
  const picture = await sharp(await shown.arrayBuffer()).metadata();
  expect([picture.width, picture.height]).toEqual([page.width, page.height]);
  // Straight: lines of print are far wider than high, and follow one another downwards.
  expect(page.lines.length).toBeGreaterThan(10);
  for (const { box } of page.lines.slice(0, 4)) expect(box.height).toBeLessThan(page.height / 20);

  expect((await house.request(path, { cookie: other.cookie })).status).toBe(404);
  expect((await house.request(path)).status).toBe(401);
  const beyond = await house.request(`/api/exams/${exam.id}/pages/2`, { cookie: owner.cookie });
  expect(beyond.status).toBe(404);
  expect(await house.ports.files.list(`${owner.id}/${exam.id}/`)).toHaveLength(1);
});
