import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDocx } from '#testing/make-docx.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

let house: TestHouse;
let pupil: Awaited<ReturnType<TestHouse['pupil']>>;
const essay = await makeDocx('La technique nous rend-elle plus libres ? On croit souvent que oui.');

beforeAll(async () => {
  house = await openTestHouse({ RATE_LIMITS: 'true' });
  pupil = await house.pupil();
});
afterAll(() => house.close());

const run = async (name: string, json: unknown = {}, cookie = pupil.cookie) =>
  (await house.post(`/api/functions/${name}`, json, cookie)).json();

function send(cookie: string, from = '192.0.2.1') {
  const form = new FormData();
  const fields = { subject: 'philosophie', level: 'terminale', examType: 'practice' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('files', new Blob([essay as never]), 'copie.docx');
  const headers = { 'idempotency-key': crypto.randomUUID(), 'x-laureat-client': from };
  return house.request('/api/exams', { method: 'POST', body: form, cookie, headers });
}

describe('check-rate-limits', () => {
  test('lets a pupil through who has sent nothing today', async () => {
    expect(await run('check-rate-limits', { content: '' })).toEqual({ blocked: false });
  });

  test('daily_limit: the day is used, and Pro is offered', async () => {
    const free = await house.pupil();
    await send(free.cookie);
    expect(await run('check-rate-limits', { content: '' }, free.cookie)).toEqual({
      blocked: true,
      reason: 'daily_limit',
      message: 'Tu as utilisé ta correction du jour. La prochaine : demain à 00\u202fh\u202f00.',
      upgradeUrl: '/upgrade',
    });
    expect(await run('increment-usage', {}, free.cookie)).toEqual({ used: 1, limit: 1 });
  });

  test('ip_limit: sixty copies from one address in an hour, then it waits', async () => {
    const pro = await house.pupil(undefined, { plan: 'pro' });
    const from = '198.51.100.7';
    await Promise.all(Array.from({ length: 60 }, () => send(pro.cookie, from)));
    const more = await send(pro.cookie, from);
    expect(more.status).toBe(429);
    expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(0);
    const headers = { 'x-laureat-client': from, 'content-type': 'application/json' };
    const asked = await house.request('/api/functions/check-rate-limits', {
      ...{ method: 'POST', body: '{"content":""}', cookie: pro.cookie, headers },
    });
    const verdict = await asked.json();
    expect(verdict).toMatchObject({ blocked: true, reason: 'ip_limit' });
    expect(verdict.message).toMatch(/^Trop de copies sont parties de cette connexion\./);
    expect((await send(pro.cookie, '203.0.113.9')).status).toBe(202);
  });
});

describe('enhanced-check-rate-limits', () => {
  test('self_harm: help comes first', async () => {
    const content = 'Je n’en peux plus. Je veux mourir ce soir, j’ai préparé des médicaments.';
    const verdict = await run('enhanced-check-rate-limits', { content });
    expect(verdict).toMatchObject({ blocked: true, reason: 'self_harm' });
    expect(verdict.message).toContain('3114');
  });

  test('other: insults are not corrected', async () => {
    const content = 'Sale pute de prof, je vais te tuer.';
    const verdict = await run('enhanced-check-rate-limits', { content });
    expect(verdict).toMatchObject({ blocked: true, reason: 'other' });
    expect(verdict.message).toMatch(/insultes ou des menaces/);
  });

  test('asks no paid model, however often it is asked', async () => {
    const own = house.ports.grading;
    let asked = 0;
    const assess = async () => Promise.reject(new Error(`asked ${++asked} times`));
    house.ports.grading = async () => ({ ...(await own()), secondOpinion: { assess } });
    await run('enhanced-check-rate-limits', { content: 'La liberté est un choix.' });
    house.ports.grading = own;
    expect(asked).toBe(0);
  });
});

describe('validate-file-upload', () => {
  const file = (name: string, size = 1000) => ({ name, type: '', size });
  const cases: [string, object[], string][] = [
    ['nothing', [], 'Aucun fichier'],
    ['another type', [file('a.gif')], 'a.gif : Type de fichier non autorisé'],
    ['eleven megabytes', [file('a.png', 11e6)], 'a.png : Fichier trop volumineux (max 10Mo)'],
    ['an unsafe name', [file('a<b.png')], 'a<b.png : Nom de fichier non sécurisé'],
    ['a program', [file('a.exe')], 'a.exe : Type de fichier dangereux détecté'],
    [
      'six files',
      Array(6).fill(file('a.png')),
      'Maximum 5 fichiers autorisés. Les fichiers supplémentaires ont été ignorés.',
    ],
  ];
  test.each(cases)('refuses %s', async (_, files, message) => {
    expect(await run('validate-file-upload', { files })).toEqual({ valid: false, message });
  });

  test('accepts what may be sent', async () => {
    const files = [file('page.jpg'), file('copie.docx'), file('scan.pdf')];
    expect(await run('validate-file-upload', { files })).toEqual({ valid: true });
  });
});

describe('ocr-confidence-gate', () => {
  const text = 'Un texte assez long pour être lu et corrigé. '.repeat(10);
  test.each([
    ['blocks what nobody can read', 0.4, { action: 'block', shouldProceed: false }],
    ['pauses what its author should look over', 0.7, { action: 'warn', shouldProceed: false }],
    ['lets through what is surely read', 0.95, { action: 'proceed', shouldProceed: true }],
  ])('%s', async (_, confidence, verdict) => {
    const asked = { ocrText: text, confidence, fileType: 'image' };
    const answer = await run('ocr-confidence-gate', asked);
    expect(answer).toMatchObject(verdict);
    expect(Boolean(answer.message)).toBe(verdict.action !== 'proceed');
  });
});

test('[E7] ocr reads the files a pupil has sent, and nobody else’s', async () => {
  const free = await house.pupil();
  await send(free.cookie, '203.0.113.50');
  const filePaths = await house.ports.files.list(`${free.id}/`);
  expect(await run('ocr', { filePaths }, free.cookie)).toMatchObject({
    input_mode: 'docx',
    ocr_confidence: 1,
    pages: 1,
    filesProcessed: 1,
    text: 'La technique nous rend-elle plus libres ? On croit souvent que oui.',
    results: [{ ocr_method: 'docx' }],
  });
  const stolen = await house.post('/api/functions/ocr', { filePaths }, pupil.cookie);
  expect(stolen.status).toBe(404);
});

test('process-correction answers for a copy under way, and does not know another’s', async () => {
  const free = await house.pupil();
  const { id: examId } = await (await send(free.cookie, '203.0.113.51')).json();
  expect(await run('process-correction', { examId }, free.cookie)).toEqual({ success: true });
  const other = await house.post('/api/functions/process-correction', { examId }, pupil.cookie);
  expect(other.status).toBe(404);
});

test.each([
  'check-rate-limits',
  'enhanced-check-rate-limits',
  'validate-file-upload',
  'ocr',
  'ocr-confidence-gate',
  'increment-usage',
  'process-correction',
])('%s asks who is there', async (name) => {
  expect((await house.post(`/api/functions/${name}`, {})).status).toBe(401);
});
