// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DashboardView } from '#contract/progress.ts';
import { asPupil, fakeServer } from '#web/testing/fake-server.ts';
import { here, openApp } from '#web/testing/open-app.tsx';
import { aDashboard, aLine } from './testing/a-dashboard.ts';

const serve = (traits: Partial<DashboardView> = {}) =>
  fakeServer({ ...asPupil, 'GET /api/dashboard': () => ({ body: aDashboard(traits) }) });

test('a newcomer is asked for one thing, and every figure shown is said to be an example', async () => {
  serve();
  openApp('/dashboard');
  await screen.findByRole('heading', { name: /On corrige ta première copie/ });
  expect((await screen.findAllByText('Exemple')).length).toBeGreaterThan(2);
  expect(screen.getByText('13,5')).toBeDefined();
  expect(screen.getByText(/Encore 3.copies et ta courbe apparaît/)).toBeDefined();
});

test('with two copies there is no curve yet, and real figures stand alone', async () => {
  serve({
    lines: [aLine('philosophie', 10, 12)],
    subjects: [{ subject: 'philosophie', average: 11, copies: 2 }],
    skills: [{ key: 'conclusion', score: 11, before: null }],
    overall: 11,
  });
  openApp('/dashboard');
  await screen.findByText(/Encore 1.copie et ta courbe apparaît/);
  expect(screen.queryByText('Exemple')).toBeNull();
});

test('the curve says in words what it draws, and its figures can be read', async () => {
  serve({ lines: [aLine('philosophie', 8, 10, 13), aLine('svt', 12)], overall: 11, target: 14 });
  openApp('/dashboard');
  await screen.findByRole('img', { name: /Philosophie.*3.copies, de 8.à 13/ });
  expect(screen.getByText(/Objectif 14/)).toBeDefined();
  expect(screen.getByRole('link', { name: '1 octobre 2026' })).toBeDefined();
  expect(screen.getByText('6,5 à 9,5')).toBeDefined();
});

test('nobody is congratulated on repeating nothing after a single copy', async () => {
  const latest = { subject: 'philosophie', grade: 9, day: '2026-11-15', change: null } as const;
  const stats = { ...aDashboard().stats, totalCorrections: 1 };
  serve({ latest: { ...latest, resultId: crypto.randomUUID() }, stats, overall: 9 });
  openApp('/dashboard');
  await screen.findByText(/Avec une deuxième copie/);
  expect(screen.queryByText(/Rien ne se répète/)).toBeNull();
});

test('a dashboard that cannot be loaded says so, and can be asked for again', async () => {
  const server = serve();
  const working = server.table['GET /api/dashboard']!;
  server.table['GET /api/dashboard'] = () => ({ status: 404, body: {} });
  const user = openApp('/dashboard');
  await screen.findByText(/Impossible de charger le tableau de bord/);
  server.table['GET /api/dashboard'] = working;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByRole('heading', { name: /On corrige ta première copie/ });
});

test('a file picked here is waiting in the correction form', async () => {
  serve();
  const user = openApp('/dashboard');
  const copy = new File(['x'], 'copie.docx');
  await user.upload(await screen.findByLabelText('Choisir un fichier'), copy);
  await waitFor(() => expect(here()).toBe('/correction'));
  await screen.findByText('copie.docx');
});
