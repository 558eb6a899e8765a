// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ExamView } from '#contract/exam.ts';
import type { TranscriptView } from '#contract/transcript.ts';
import { asPupil, fakeServer, type Handlers } from '#web/testing/fake-server.ts';
import { here, openApp } from '#web/testing/open-app.tsx';

const ID = '3f0c1d5e-0000-4000-8000-000000000000';
const EXAMS = 'GET /api/exams';
const TEXT = `GET /api/exams/${ID}/transcript`;
/** A screen is fetched when it is first opened, and a busy machine takes its time. */
const PATIENT = { timeout: 20_000 };

const anExam = (traits: Partial<ExamView> = {}): ExamView => ({
  id: ID,
  subject: 'philosophie',
  level: 'terminale',
  examType: 'bac',
  status: 'processing',
  createdAt: new Date().toISOString(),
  files: [{ name: 'page.jpg' }],
  failure: null,
  awaitsCheck: false,
  result: null,
  ...traits,
});

const aTranscript = (traits: Partial<TranscriptView> = {}): TranscriptView => ({
  mode: 'ocr',
  confidence: 0.95,
  pdfIsRaster: false,
  warnings: [],
  awaitsCheck: false,
  isChecked: false,
  fixes: [],
  text: 'Peut-on être libre ?',
  pages: [],
  ...traits,
});

async function follow(exam: Partial<ExamView>, transcript?: TranscriptView, more: Handlers = {}) {
  const server = fakeServer({
    ...asPupil,
    [EXAMS]: () => ({ body: [anExam(exam)] }),
    [TEXT]: () => ({ body: transcript ?? null }),
    ...more,
  });
  const user = openApp(`/history?focus=${ID}`);
  await screen.findByRole('heading', { name: 'Historique' }, PATIENT);
  await screen.findByRole('region', { name: 'Ta copie avance' });
  return { server, user };
}

const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));

test('what was read is shown before the grade is known', async () => {
  await follow({}, aTranscript());
  expect(await screen.findByText('Peut-on être libre ?')).toBeDefined();
  expect(screen.queryByText('Ta note')).toBeNull();
});

test.each([
  ['pdf_text', false, 'PDF texte détecté (extraction directe)'],
  ['docx', false, 'Document Word détecté (extraction directe)'],
  ['ocr', true, 'OCR sur PDF raster'],
] as const)('a copy read by %s says so: %s %s', async (mode, pdfIsRaster, badge) => {
  await follow({}, aTranscript({ mode, pdfIsRaster }));
  expect(await screen.findByText(badge)).toBeDefined();
});

const pages = (code: string, many: number) =>
  Array.from({ length: many }, (_, at) => ({ code, page: at + 1 }));

test('five warnings are listed, the others are counted, and the first three are told', async () => {
  await follow({}, aTranscript({ warnings: pages('page-blurred', 7) }));
  expect(await screen.findByText('... et 2 autres avertissements')).toBeDefined();
  const told = await toasts().findByText('Avertissements OCR');
  const said = told.parentElement?.textContent ?? '';
  expect(said).toMatch(/Page 3.un peu floue/);
  expect(said).not.toContain('Page 4');
});

test('a page that failed is an OCR error, a page without text gave no OCR result', async () => {
  const warnings = [...pages('page-failed', 1), { code: 'page-empty', page: 2 }];
  await follow({}, aTranscript({ warnings }));
  const region = await screen.findByRole('region', { name: 'Ta copie avance' });
  expect(await within(region).findByText(/^Erreur OCR: Page 1/)).toBeDefined();
  expect(within(region).getByText(/^Aucun résultat OCR reçu/)).toBeDefined();
});

test.each([
  ['low-confidence', { code: 'low-confidence', page: 1, confidence: 0.6 }],
  ['very little text', { code: 'little-text', words: 4 }],
  ['no text', { code: 'page-empty', page: 1 }],
])('a guessed copy with %s gets the notice of a difficult reading', async (_, warning) => {
  await follow({}, aTranscript({ warnings: [warning] }));
  expect(await screen.findByText('Lecture difficile')).toBeDefined();
});

test('text that was not guessed never gets it', async () => {
  await follow({}, aTranscript({ mode: 'docx', warnings: [{ code: 'little-text', words: 4 }] }));
  await screen.findByText('Document Word détecté (extraction directe)');
  expect(screen.queryByText('Lecture difficile')).toBeNull();
});

test('below 0.8 the certainty is said, the copy waits, and may go on without a look', async () => {
  const words = [{ text: 'libre', confidence: 0.4, doubtful: true, struck: false }];
  const read = aTranscript({
    confidence: 0.61,
    awaitsCheck: true,
    pages: [{ width: 1, height: 1, hasPicture: false, lines: [{ text: 'libre', words }] }],
  });
  const sent: Handlers = { [`POST /api/exams/${ID}/transcript`]: () => ({ body: {} }) };
  const { server, user } = await follow({ awaitsCheck: true }, read, sent);
  expect(await screen.findByText('Qualité modérée')).toBeDefined();
  expect(
    screen.getByText("Texte OCR incertain (confiance: 61%) — vérifie et corrige avant l'envoi."),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Corriger sans relire' }));
  expect(server.bodiesOf(`POST /api/exams/${ID}/transcript`)).toEqual([{}]);
  await user.click(screen.getByRole('link', { name: 'Vérifier le texte' }));
  expect(here()).toBe(`/correction/${ID}/texte`);
});

test.each([
  ['text-empty', 'copie.pdf', 'PDF scanné non pris en charge'],
  ['text-empty', 'copie.docx', 'Document Word non lisible'],
  ['text-empty', 'copie.jpg', 'Aucun texte extrait'],
  ['correction-failed', 'copie.docx', 'Extraction DOCX indisponible'],
  ['reading-unusable', 'copie.jpg', 'Qualité insuffisante'],
  ['content-self-harm', 'copie.jpg', 'Contenu préoccupant détecté'],
  ['content-abuse', 'copie.jpg', 'Contenu inapproprié'],
  ['file-encrypted', 'copie.pdf', 'Fichiers rejetés'],
])('%s of %s: %s, the copy is kept, and Relancer works', async (failure, name, title) => {
  const retried: Handlers = { [`POST /api/exams/${ID}/retry`]: () => ({ body: {} }) };
  const exam = { status: 'failed' as const, failure, files: [{ name }] };
  const { server, user } = await follow(exam, undefined, retried);
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByText('Ta copie est bien enregistrée.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Relancer' }));
  await waitFor(() => expect(server.bodiesOf(`POST /api/exams/${ID}/retry`)).toHaveLength(1));
});

test('no text from a photo says what to do, and leads to where another is sent', async () => {
  await follow({ status: 'failed', failure: 'text-empty' });
  const another = await screen.findByRole('link', { name: 'Envoyer une autre copie' });
  expect(another.getAttribute('href')).toBe('/correction');
  const said = "Impossible d'extraire du texte. Essayez avec une photo plus nette.";
  expect(await screen.findByText(said)).toBeDefined();
});
