import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { makeDocx } from '#testing/make-docx.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';
import { SMALL_DOCX, sendCopy } from './send-copy.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await house.work();
});
afterAll(() => house.close());

test('[C10] a stored file has no address: whoever guesses one gets a page or nothing', async () => {
  const { id, cookie } = await house.pupil();
  const secret = `contenu-${crypto.randomUUID()}`;
  const key = `${id}/${Date.now()}-abcdef123456-copie.html`;
  await house.ports.files.save(key, [Buffer.from(`<script>${secret}</script>`)] as never);
  const guesses = [
    ...[`/${key}`, `/files/${key}`, `/api/files/${key}`, `/.data/files/${key}`, `/uploads/${key}`],
    ...[`/assets/../../${key}`, `/assets/..%2f..%2f.data/files/${key}`, `/api/exams/${id}/pages/1`],
    ...['/.env', '/package.json', '/assets/', '/.git/config', `/files/${id}/`],
  ];
  for (const path of guesses) {
    const answer = await house.request(path, { cookie, headers: { range: 'bytes=0-10,5-15' } });
    expect(await answer.text(), path).not.toContain(secret);
    expect(answer.status, path).not.toBe(206);
    expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
  }
});

test('[C6] a photograph that is also something else is shown as a picture only', async () => {
  const payload = `<script>alert('${crypto.randomUUID()}')</script>`;
  const photo = await sharp(readFileSync('samples/imprime-150.jpg'))
    .withExif({ IFD0: { ImageDescription: payload }, IFD3: { GPSLatitude: '48/1 51/1 29/1' } })
    .jpeg()
    .toBuffer();
  const polyglot = Buffer.concat([photo, Buffer.from(`PK\u0003\u0004${payload}`)]);
  const read = await house.ports.reader.read({ name: 'photo.jpg', bytes: polyglot });
  if (!read.ok) throw new Error(read.error.code);
  const [picture] = read.value.pictures;
  const served = Buffer.from(picture!).toString('latin1');
  expect(served).not.toContain(payload);
  expect(served).not.toContain('Exif');
  expect((await sharp(picture).metadata()).exif).toBeUndefined();
});

test('[A8] one page that cannot be read stops the copy by its name; nothing is graded in part or thrown away', async () => {
  const { id, cookie } = await house.pupil();
  const sent = await sendCopy(house, cookie, {
    files: [
      ['page-1.docx', await makeDocx('Une première page qui se lit très bien.')],
      ['page-2.docx', SMALL_DOCX],
    ],
  });
  const exam = await eventually(
    async () =>
      (await house.request(`/api/exams/${(await sent.clone().json()).id}`, { cookie })).json(),
    ({ status }) => status === 'failed',
    1200,
  );
  expect(JSON.stringify(exam)).toMatch(/file-damaged/);
  expect(exam.result ?? null).toBeNull();
  expect(await house.ports.files.list(`${id}/`)).toHaveLength(2);
});
