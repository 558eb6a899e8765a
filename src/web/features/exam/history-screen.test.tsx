// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ExamView } from '#contract/exam.ts';
import { asPupil, fakeServer } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';

/** A screen is fetched when it is first opened, and a busy machine takes its time. */
const PATIENT = { timeout: 20_000 };

const anExam = (number: number, traits: Partial<ExamView> = {}): ExamView => ({
  id: `3f0c1d5e-0000-4000-8000-00000000000${number}`,
  subject: 'philosophie',
  level: 'terminale',
  examType: 'bac',
  status: 'completed',
  createdAt: `2026-11-0${9 - number}T10:00:00.000Z`,
  files: [{ name: `copie-${number}.jpg` }],
  failure: null,
  awaitsCheck: false,
  result: { id: `4f0c1d5e-0000-4000-8000-00000000000${number}`, grade: 10 + number, maxGrade: 20 },
  ...traits,
});

async function open(exams: ExamView[], path = '/history') {
  fakeServer({ ...asPupil, 'GET /api/exams': () => ({ body: exams }) });
  const user = openApp(path);
  await screen.findByRole('heading', { name: 'Historique' }, PATIENT);
  return user;
}

const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('nothing sent yet is an invitation', async () => {
  await open([]);
  await screen.findByRole('heading', { name: 'Ta première copie commence ici' });
  expect(screen.getByRole('main').textContent).toContain('Nouvelle correction');
});

test('a list that cannot be had says so, and can be asked for again', async () => {
  fakeServer({ ...asPupil, 'GET /api/exams': () => ({ status: 403 }) });
  openApp('/history');
  expect(await screen.findByText("Impossible de charger l'historique", {}, PATIENT)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
});

test.each([
  ['pending', 'En attente'],
  ['processing', 'En cours'],
  ['completed', 'Terminé'],
  ['failed', 'Échec'],
] as const)('a copy that is %s is said to be so: %s', async (status, label) => {
  await open([anExam(1, { status, result: null })]);
  expect(await screen.findByText(label)).toBeDefined();
});

test('a corrected copy shows its grade and the way to its result', async () => {
  await open([anExam(2)]);
  const [card] = await screen.findAllByRole('article');
  expect(card?.textContent).toContain('12/20');
  const link = screen.getByRole('link', { name: 'Voir les résultats' });
  expect(link.getAttribute('href')).toBe('/results/4f0c1d5e-0000-4000-8000-000000000002');
});

test('copies are found by a word without its accents, and by subject', async () => {
  const user = await open([
    anExam(1),
    anExam(2, { subject: 'francais', level: 'premiere' }),
    anExam(3, { files: [{ name: 'métropole.pdf' }] }),
    anExam(4, { subject: 'francais' }),
  ]);
  await user.type(await screen.findByLabelText('Chercher'), 'metropole');
  expect(titles()).toEqual(['Philosophie, Terminale']);
  await user.clear(screen.getByLabelText('Chercher'));
  await user.selectOptions(screen.getByLabelText('Matière'), 'francais');
  expect(titles()).toEqual(['Français, Première', 'Français, Terminale']);
  await user.type(screen.getByLabelText('Chercher'), 'zzz');
  expect(screen.getByText('Aucune copie ne correspond')).toBeDefined();
});

test('three grades draw a curve that can be read aloud; fewer say when it comes', async () => {
  await open([anExam(1), anExam(2), anExam(3), anExam(4, { subject: 'ses' })]);
  const curve = await screen.findByRole('img', { name: /^Notes de Philosophie/ });
  expect(curve.getAttribute('aria-label')).toMatch(/13, 12, 11$/);
  expect(screen.getByText(/Encore 2.copies et ta courbe apparaît/)).toBeDefined();
});

test('the copy the address names is shown first to the eye', async () => {
  const [first, second] = [anExam(1), anExam(2)];
  await open([first, second], `/history?focus=${second.id}`);
  const cards = await screen.findAllByRole('article');
  expect(cards.map(({ className }) => className.includes('outline-blue'))).toEqual([false, true]);
});

test('a copy that could not be corrected gives the day back, and the account is asked for again', async () => {
  const server = fakeServer({
    ...asPupil,
    'GET /api/exams': () => ({ body: [anExam(1, { status: 'processing', result: null })] }),
  });
  openApp('/history');
  await screen.findByText('En cours', {}, PATIENT);
  const asked = () => server.bodiesOf('GET /api/me').length;
  const before = asked();
  server.table['GET /api/exams'] = () => ({
    body: [anExam(1, { status: 'failed', failure: 'text-empty', result: null })],
  });
  await screen.findByText('Échec', {}, PATIENT);
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
});
