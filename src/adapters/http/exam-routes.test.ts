import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDocx } from '#testing/make-docx.ts';
import { essay, examForm, type Part, refusalOf, sendingTo } from '#testing/send-copies.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

let house: TestHouse;
let pupil: Awaited<ReturnType<TestHouse['pupil']>>;
let { send, settled, examsOf } = {} as ReturnType<typeof sendingTo>;
beforeAll(async () => {
  house = await openTestHouse();
  await house.work();
  ({ send, settled, examsOf } = sendingTo(house));
  pupil = await house.pupil(undefined, { plan: 'pro' });
});
afterAll(() => house.close());

test('a Word file becomes a result that says what it is', async () => {
  const other = await house.pupil();
  const response = await send([['Dissertation été.docx', essay]], { cookie: other.cookie });
  expect(response.status).toBe(202);
  const [exam] = await settled(other.cookie);
  expect(exam).toMatchObject({ status: 'completed', files: [{ name: 'Dissertation été.docx' }] });
  const result = await (
    await house.request(`/api/results/${exam.result.id}`, { cookie: other.cookie })
  ).json();
  expect(result.text).toContain('La technique nous rend-elle plus libres ?');
  expect(result.grade).toBeGreaterThanOrEqual(result.interval.low);
  expect(result.grade).toBeLessThanOrEqual(result.interval.high);
});

test('[A10] the same key sent again is the same exam', async () => {
  const key = crypto.randomUUID();
  const sent = await Promise.all(
    Array.from({ length: 20 }, () => send([['a.docx', essay]], { cookie: pupil.cookie, key })),
  );
  const ids = await Promise.all(sent.map(async (response) => (await response.json()).id));
  expect(new Set(ids).size).toBe(1);
});

describe('what cannot be accepted is refused and leaves nothing', () => {
  const png = Buffer.from('89504e470d0a1a0a', 'hex');
  const cases: [string, Part[], object][] = [
    ['no file', [], { code: 'no-file' }],
    ['six files', Array(6).fill(['a.png', png]), { code: 'too-many-files', max: 5 }],
    ['an empty file', [['a.png', new Uint8Array()]], { code: 'file-empty', file: 'a.png' }],
    [
      'a text named png',
      [['a.png', Buffer.from('bonjour')]],
      { code: 'file-type-unsupported', file: 'a.png' },
    ],
    ['a program', [['a.exe', png]], { code: 'file-type-dangerous', file: 'a.exe' }],
    ['an unsafe name', [['a<b>.png', png]], { code: 'file-name-unsafe', file: 'a<b>.png' }],
    ['another type', [['a.gif', png]], { code: 'file-type-unsupported', file: 'a.gif' }],
    [
      'eleven megabytes',
      [['a.png', Buffer.concat([png, Buffer.alloc(11 * 1024 * 1024)])]],
      { code: 'file-too-large', file: 'a.png', maxMegabytes: 10 },
    ],
  ];
  test.each(cases)('%s', async (_, files, refusal) => {
    const { id, cookie } = await house.pupil();
    const response = await send(files, { cookie });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await refusalOf(response)).toEqual(refusal);
    expect(await examsOf(cookie)).toEqual([]);
    expect(await house.ports.files.list(`${id}/`)).toEqual([]);
  });

  test('a form without its subject', async () => {
    const { id, cookie } = await house.pupil();
    const response = await send([['a.docx', essay]], { cookie, fields: { subject: 'astrologie' } });
    expect(await refusalOf(response)).toEqual({ code: 'invalid-input', fields: ['subject'] });
    expect(await house.ports.files.list(`${id}/`)).toEqual([]);
  });

  test('a request without its key', async () => {
    const response = await house.request('/api/exams', {
      method: 'POST',
      body: examForm([['a.docx', essay]]),
      cookie: pupil.cookie,
    });
    expect(await refusalOf(response)).toEqual({
      code: 'invalid-input',
      fields: ['idempotency-key'],
    });
  });

  test('a body that is no form', async () => {
    const response = await house.request('/api/exams', {
      method: 'POST',
      body: '--x\r\nnonsense',
      cookie: pupil.cookie,
      headers: {
        'idempotency-key': crypto.randomUUID(),
        'content-type': 'multipart/form-data; boundary=x',
      },
    });
    expect(response.status).toBe(400);
  });
});

test('a damaged Word file fails with its reason, and the copy is kept', async () => {
  const { id, cookie } = await house.pupil();
  await send([['abîmé.docx', essay.subarray(0, 500)]], { cookie });
  const [exam] = await settled(cookie);
  expect(exam).toMatchObject({ status: 'failed', failure: 'file-damaged', result: null });
  expect(await house.ports.files.list(`${id}/`)).toHaveLength(1);
});

test("[E1] another pupil's exam and result do not exist", async () => {
  const owner = await house.pupil();
  await send([['a.docx', essay]], { cookie: owner.cookie });
  const [exam] = await settled(owner.cookie);
  for (const path of [`/api/exams/${exam.id}`, `/api/results/${exam.result.id}`]) {
    expect((await house.request(path, { cookie: owner.cookie })).status).toBe(200);
    expect((await house.request(path, { cookie: pupil.cookie })).status).toBe(404);
    expect((await house.request(path)).status).toBe(401);
  }
});

test('[E6] the open page hears each step of its own copies, and only those', async () => {
  const watcher = await house.pupil();
  const stream = await house.request('/api/events', { cookie: watcher.cookie });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  await send([['autre.docx', essay]], { cookie: pupil.cookie });
  await send([['a.docx', essay]], { cookie: watcher.cookie });
  let heard = '';
  while (!heard.includes('event: result')) heard += (await reader.read()).value;
  await reader.cancel();
  expect(Array.from(heard.matchAll(/"step":"([^"]+)"/g), ([, step]) => step)).toEqual([
    'received',
    'reading',
    'read',
    'analysing',
    'marking',
    'checking-quotations',
    'grading',
  ]);
});

test('[D10] a pupil who says they want to die is answered with help, and the copy costs nothing', async () => {
  const fragile = await house.pupil();
  const cry = await makeDocx(
    'Je n’en peux plus. Je veux mourir ce soir, j’ai préparé des médicaments.',
  );
  await send([['a.docx', cry]], { cookie: fragile.cookie });
  const [exam] = await settled(fragile.cookie);
  expect(exam).toMatchObject({ status: 'failed', failure: 'content-self-harm', result: null });
  expect(await house.ports.files.list(`${fragile.id}/`)).toHaveLength(1);
});

test('a file that is the statement is read as such, and never as part of the copy', async () => {
  const other = await house.pupil();
  const statement = await makeDocx('La technique est-elle un progrès ?', 'Dissertation.');
  const sent = await send(
    [
      ['sujet.docx', statement],
      ['copie.docx', essay],
    ],
    { cookie: other.cookie, fields: { subjectFiles: '0', subjectText: 'Sujet de mardi' } },
  );
  expect(sent.status).toBe(202);
  const [exam] = await settled(other.cookie);
  const result = await (
    await house.request(`/api/results/${exam.result.id}`, { cookie: other.cookie })
  ).json();
  expect(result.text).not.toContain('est-elle un progrès');
  const kept = await house.ports.exams.find(exam.id);
  expect(kept?.subjectText).toMatch(/^Sujet de mardi[\s\S]+La technique est-elle un progrès/);
  const alone = await send([['sujet.docx', statement]], {
    cookie: pupil.cookie,
    fields: { subjectFiles: '0' },
  });
  expect(await refusalOf(alone)).toMatchObject({ code: 'no-file' });
});
