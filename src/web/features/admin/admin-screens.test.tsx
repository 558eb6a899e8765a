// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asPupil, fakeServer } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';

const call = (name: string) => `POST /api/functions/${name}`;
const hidden = () => ({ status: 404, body: { refusal: { code: 'not-found' } } });
/** Screens are fetched when opened, which takes a while on a busy machine. */
const text = (value: string) => screen.findByText(value, {}, { timeout: 8_000 });

const env = {
  cred_source: 'split',
  private_key_ok: false,
  project_id: 'lycee',
  client_email: 'lecteur@lycee',
  raw_private_key_preview: '-----BEGIN PRIVATE KEY----- … ?',
  has_json_creds: false,
  has_split_creds: true,
  private_key_length: 900,
  private_key_has_begin: true,
  private_key_has_end_marker: false,
  reader: 'embedded',
};

test('the access page says what is wrong with the key and how to mend it', async () => {
  fakeServer({ ...asPupil, [call('admin-ocr-env')]: () => ({ body: env }) });
  openApp('/admin/ocr-env');
  await text('Variables séparées');
  await text('lecteur@lycee');
  await text('La clé semble coupée : une des deux marques manque.');
  await screen.findByRole('button', { name: 'Actualiser' });
});

test('each page of the administration leads to the others', async () => {
  fakeServer({ ...asPupil, [call('admin-ocr-env')]: () => ({ body: env }) });
  openApp('/admin/ocr-env');
  await text('lecteur@lycee');
  const nav = screen.getByRole('navigation', { name: 'Pages d’administration' });
  const places = within(nav).getAllByRole('link');
  expect(places.map((place) => place.getAttribute('href'))).toEqual([
    '/admin',
    '/admin/last-job',
    '/admin/ocr-selftest',
    '/admin/ocr-env',
  ]);
  expect(places.at(-1)?.getAttribute('aria-current')).toBe('page');
});

test('for anyone else the page does not exist', async () => {
  fakeServer({ ...asPupil, [call('admin-ocr-env')]: hidden });
  openApp('/admin/ocr-env');
  await screen.findByRole('heading', { name: '404' });
});

test('the self-test lists each file with its verdict and what was seen', async () => {
  const results = [
    {
      name: 'docx',
      pass: true,
      reason: null,
      observed: { input_mode: 'docx', text_length: 1400, warnings: 0 },
    },
    {
      name: 'pdf-scan',
      pass: false,
      reason: 'text-differs-8.1%',
      observed: { input_mode: 'ocr', text_length: 90, warnings: 2 },
    },
  ];
  fakeServer({
    ...asPupil,
    [call('ocr-pipeline-selftest')]: () => ({ body: { ok: false, error: null, results } }),
  });
  const user = openApp('/admin/ocr-selftest');
  await screen.findByRole('button', { name: 'Test Pipeline' });
  await screen.findByRole('button', { name: 'Test Google Vision' });
  await user.click(await screen.findByRole('button', { name: 'Run Pipeline Self-Test' }));
  await text('PDF scanné');
  await text('text-differs-8.1%');
  expect((await screen.findAllByText('FAIL')).length).toBe(2);
  expect(await screen.findAllByText('PASS')).toHaveLength(1);
  await text('Expected Results');
});

test('without a far reader its test says so plainly', async () => {
  const body = {
    ok: false,
    error: 'reader-not-configured',
    provider: 'none',
    endpoint: 'https://x',
    method: 'DOCUMENT_TEXT_DETECTION',
    chars: 0,
    extractedText: '',
  };
  fakeServer({ ...asPupil, [call('simple-ocr-test')]: () => ({ body }) });
  const user = openApp('/admin/ocr-selftest');
  await user.click(await screen.findByRole('button', { name: 'Test Google Vision' }));
  await text("Aucun lecteur en ligne n'est configuré : le lecteur intégré suffit.");
});

test('the report of a reading shows its files and its doubts', async () => {
  const id = '7b1f5e0e-8e4f-4a53-9d34-1c1b9a1f0001';
  const report = {
    resultId: id,
    subject: 'philosophie',
    examType: 'bac',
    createdAt: '2026-11-15T10:00:00.000Z',
    status: 'completed',
    textSource: 'ocr',
    inputMode: 'ocr',
    pdfIsRaster: true,
    provider: 'embedded',
    method: 'DOCUMENT_TEXT_DETECTION',
    pagesProcessed: 3,
    confidence: 0.87,
    warnings: 1,
    files: [
      { name: 'copie.pdf', kind: 'pdf' },
      { name: 'page.jpg', kind: 'image' },
    ],
  };
  fakeServer({ ...asPupil, [`GET /api/admin/ocr-report/${id}`]: () => ({ body: report }) });
  openApp(`/admin/ocr-report/${id}`);
  await text('copie.pdf');
  await text('Image');
  await text('DOCUMENT_TEXT_DETECTION');
  await text('Ce PDF ne contenait que des images de pages : il a été lu comme des photos.');
});

test('a report that does not exist, or was asked for without a name, says so', async () => {
  fakeServer({
    ...asPupil,
    'GET /api/admin/ocr-report/7b1f5e0e-8e4f-4a53-9d34-1c1b9a1f0002': hidden,
  });
  openApp('/admin/ocr-report/7b1f5e0e-8e4f-4a53-9d34-1c1b9a1f0002');
  await text('Rapport OCR introuvable');
});

test('without an id the report says what is missing', async () => {
  fakeServer(asPupil);
  openApp('/admin/ocr-report');
  await text('ID de résultat manquant');
});

test('no correction yet is said, a failure too', async () => {
  const server = fakeServer({
    ...asPupil,
    [call('admin-last-job')]: () => ({ body: { data: null } }),
  });
  const user = openApp('/admin/last-job');
  await text('Aucun diagnostic de correction récent trouvé');
  server.table[call('admin-last-job')] = () => ({ status: 400, body: {} });
  await user.click(await screen.findByRole('button', { name: 'Actualiser' }));
  expect(
    (await screen.findAllByText('Impossible de charger le dernier diagnostic')).length,
  ).toBeGreaterThan(0);
});
