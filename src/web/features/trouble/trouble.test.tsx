// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ErrorReport } from '#contract/house.ts';
import { asPupil, fakeServer } from '#web/testing/fake-server.ts';
import { here, openApp } from '#web/testing/open-app.tsx';

const REPORT = 'POST /api/functions/monitoring-dashboard';

test('a path that leads nowhere shows 404 and is reported', async () => {
  const server = fakeServer();
  openApp('/nulle-part');
  await screen.findByRole('heading', { name: '404' });
  await screen.findByText('Oops! Page not found');
  await waitFor(() => expect(server.bodiesOf(REPORT)).toHaveLength(1));
  const { error } = server.bodiesOf(REPORT)[0] as ErrorReport;
  expect(error).toMatchObject({ type: 'not_found', message: 'No page at /nulle-part' });
});

test('a pupil who finds no page is reported once, though the frame is drawn twice', async () => {
  const server = fakeServer(asPupil);
  openApp('/nulle-part');
  await screen.findByRole('navigation', { name: /./ });
  await waitFor(() => expect(server.bodiesOf(REPORT)).toHaveLength(1));
  await screen.findByRole('heading', { name: '404' });
  expect(server.bodiesOf(REPORT)).toHaveLength(1);
});

test('a screen that breaks shows its number, reports itself and can be tried again', async () => {
  const server = fakeServer();
  const user = openApp('/atelier');
  await user.click(await screen.findByRole('button', { name: 'Casser cette page' }));
  await screen.findByRole('heading', { name: "Une erreur inattendue s'est produite" });
  const { error } = server.bodiesOf(REPORT)[0] as ErrorReport;
  await screen.findByText(error.errorId);
  expect(error.component).toContain('WorkshopScreen');

  await user.click(screen.getByRole('button', { name: 'Copier les détails' }));
  await screen.findByText("Détails de l'erreur copiés dans le presse-papiers");
  expect(await navigator.clipboard.readText()).toContain(error.errorId);

  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByRole('heading', { name: "L'atelier" });
});

test('when the server does not answer, the pupil is told and can try again', async () => {
  const server = fakeServer({ 'GET /api/me': () => ({ status: 400 }) });
  const user = openApp('/dashboard');
  await screen.findByRole('heading', { name: "Lauréat ne répond pas pour l'instant" });
  server.table['GET /api/me'] = () => ({ status: 401 });
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(here()).toContain('/login'));
});
