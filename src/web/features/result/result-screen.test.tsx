// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ResultView } from '#contract/exam.ts';
import { asPupil, fakeServer } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { someone } from '#web/testing/sessions.ts';
// Fetched when first opened in a browser; here before the first test, so that none waits for it.
import './result-screen.tsx';
import { aRemark, aResult } from './testing/a-result.ts';

async function openResult(traits: Partial<ResultView> = {}) {
  const result = aResult(traits);
  fakeServer({ ...asPupil, [`GET /api/results/${result.id}`]: () => ({ body: result }) });
  const user = openApp(`/results/${result.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Philosophie, Terminale' });
  return user;
}
const reading = (traits: Partial<ResultView['reading']>) => ({ ...aResult().reading, ...traits });
const has = (text: string | RegExp) => expect(screen.getByText(text)).toBeDefined();
const hasNot = (text: string | RegExp) => expect(screen.queryByText(text)).toBeNull();

test('the grade comes with its doubt and the word that it is indicative', async () => {
  await openResult();
  expect(screen.getByRole('heading', { name: 'Note : 12,5/20' })).toBeDefined();
  expect(
    screen.getByRole('img', { name: 'Note 12,5 sur 20, fourchette de 10,5 à 14,5' }),
  ).toBeDefined();
  has(/Note indicative, donnée par une IA\s: elle peut se tromper\. Tu peux la contester\./);
});

test.each([
  ['pdf_text', 'PDF texte'],
  ['ocr', 'OCR'],
] as const)('a copy read as %s wears the badge "%s"', async (mode, badge) => {
  await openResult({ reading: reading({ mode }) });
  has(badge);
});

test('the report of the reading is for those who run the house', async () => {
  const result = aResult();
  const me = { ...someone(), isAdmin: true };
  fakeServer({
    'GET /api/me': () => ({ body: me }),
    [`GET /api/results/${result.id}`]: () => ({ body: result }),
  });
  openApp(`/results/${result.id}`);
  const link = await screen.findByRole('link', { name: 'Rapport OCR' });
  expect(link.getAttribute('href')).toBe(`/admin/ocr-report/${result.id}`);
});

test('a pupil has no link to it', async () => {
  await openResult();
  expect(screen.queryByRole('link', { name: 'Rapport OCR' })).toBeNull();
});

test('the experience follows the formula and its tier', async () => {
  await openResult({ grade: 16 });
  has('+90 XP');
  has('Très bien');
});

test('three tips first, the others when asked', async () => {
  const user = await openResult();
  hasNot('Relis-toi.');
  await user.click(screen.getByRole('button', { name: /Voir 1.autre conseil/ }));
  has('Relis-toi.');
});

test('a long comment is shortened first; whole when asked', async () => {
  const user = await openResult({ feedback: `${'mot '.repeat(100)}fin.` });
  hasNot(/fin\.$/);
  await user.click(screen.getByRole('button', { name: 'Lire la suite' }));
  has(/fin\.$/);
});

test('Pro sees the expected answers and nothing to buy', async () => {
  await openResult();
  has('Une réponse nette à la question posée.');
  expect(screen.queryByRole('link', { name: 'Passer à Pro' })).toBeNull();
});

test('a free pupil is told how many corrections are kept for Pro', async () => {
  const [first] = aResult().corrections;
  const corrections = [{ ...first!, correctAnswer: '' }];
  await openResult({ isWhole: false, hiddenCorrections: 3, corrections });
  has(/Encore 3.corrections détaillées/);
  hasNot('Ce qui est attendu');
  expect(screen.getByRole('link', { name: 'Passer à Pro' }).getAttribute('href')).toBe('/upgrade');
});

test('under 8, what holds comes first, then two levers', async () => {
  await openResult({ grade: 5, interval: { low: 3, high: 7 } });
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings.indexOf("Ton point d'appui")).toBeLessThan(headings.indexOf('Note : 5/20'));
  expect(headings).toContain('Tes deux leviers');
  expect(screen.getAllByText('Réponds à la question.').length).toBeGreaterThan(0);
});

test('a quotation leads back to its line of the copy', async () => {
  await openResult();
  const link = screen.getByRole('link', { name: 'paragraphe 3' });
  expect(document.querySelector(link.getAttribute('href')!)?.textContent).toContain('Gorgias');
});

test('a ceiling on the grade is explained', async () => {
  const message = 'Copie trop courte : développe chaque idée.';
  await openResult({ caps: [{ code: 'CAP_COURT', ceiling: 9, message }] });
  has('Plafond à 9/20');
  has(/Copie trop courte\s: développe chaque idée\./);
});

test('three warnings of reading at most, then how many more', async () => {
  const warnings = [
    { code: 'page-blurred', page: 2 },
    { code: 'page-dark', page: 1 },
    { code: 'page-cut', page: 3 },
    { code: 'little-text', words: 12 },
    { code: 'from-the-future' },
  ];
  await openResult({ reading: reading({ mode: 'ocr', confidence: 0.72, warnings }) });
  has(/Page 2 un peu floue/);
  has(/et 1.autre avertissement/);
  hasNot(/très peu de texte/);
});

test('what was not judged is said', async () => {
  await openResult({ notJudged: ['truth', 'topic'], notes: ['subject-unknown'] });
  has(/La vérité de ce que tu affirmes/);
  has(/sans le sujet, personne ne peut dire/);
  has(/rien n'est dit du hors-sujet/);
});

test('a copy sent without its statement says why its interval is wide, and how to narrow it', async () => {
  await openResult({ interval: { low: 9.5, high: 19.5 }, notes: ['statement-unknown'] });
  has('Pourquoi la fourchette est large');
  has(/Tu n'as pas joint l'énoncé/);
});

test('what the corrector writes is typeset, what the pupil wrote is left alone', async () => {
  const text = 'Pourquoi ?  Parce que : voilà';
  await openResult({ text, feedback: 'Vois : ceci', remarks: [aRemark()] });
  expect(document.body.textContent).toContain('Vois\u00a0: ceci');
  expect(document.body.textContent).toContain(text);
});

test('when the server is in trouble one may try again, and it opens', async () => {
  const result = aResult();
  const call = `GET /api/results/${result.id}`;
  const { table } = fakeServer({ ...asPupil, [call]: () => ({ status: 403, body: {} }) });
  const user = openApp(`/results/${result.id}`);
  await screen.findByRole('heading', { name: 'Erreur lors du chargement du résultat' });
  has('Impossible de charger le résultat');
  table[call] = () => ({ body: result });
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByRole('heading', { name: 'Ta copie annotée' });
});

test('a result that is not there, or not theirs, sends back to the dashboard', async () => {
  fakeServer({ ...asPupil, 'GET /api/results/x': () => ({ status: 404, body: {} }) });
  openApp('/results/x');
  await screen.findByRole('heading', { name: 'Résultat non trouvé' });
  expect(screen.getByRole('link', { name: 'Retour au tableau de bord' })).toBeDefined();
});

test.each([
  [
    'a free pupil is told why there is no PDF',
    false,
    /Fonctionnalité Pro/,
    /réservé aux utilisateurs Pro\./,
  ],
  [
    'a PDF that cannot be made says so',
    true,
    /^Erreur$/,
    /Impossible de télécharger le PDF\. Veuillez réessayer\./,
  ],
])('%s', async (_, isWhole, title, description) => {
  const result = aResult({ isWhole });
  fakeServer({
    ...asPupil,
    [`GET /api/results/${result.id}`]: () => ({ body: result }),
    'POST /api/functions/export-pdf': () => ({ status: 500, body: {} }),
  });
  const user = openApp(`/results/${result.id}`);
  await user.click(await screen.findByRole('button', { name: 'Exporter en PDF' }));
  expect(await screen.findByText(title)).toBeDefined();
  has(description);
});

test('a PDF is kept under the name the server gives it, and said to be', async () => {
  const result = aResult({ isWhole: true });
  fakeServer({
    ...asPupil,
    [`GET /api/results/${result.id}`]: () => ({ body: result }),
    'POST /api/functions/export-pdf': () => ({ body: '%PDF' }),
  });
  const user = openApp(`/results/${result.id}`);
  await user.click(await screen.findByRole('button', { name: 'Exporter en PDF' }));
  expect(await screen.findByText('PDF téléchargé')).toBeDefined();
});
