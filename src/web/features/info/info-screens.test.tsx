// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

test('the terms have nine numbered sections, and waive nothing', async () => {
  fakeServer();
  openApp('/terms');
  await screen.findByRole('heading', { level: 1, name: "Conditions d'utilisation" });
  expect(headings().map((title) => title?.slice(0, 2))).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${number}.`),
  );
  expect(document.body.textContent).not.toMatch(/renonce[zr]? à tout recours/);
});

test('the privacy page leads back home and says how long things are kept', async () => {
  fakeServer();
  openApp('/privacy');
  await screen.findByRole('heading', { level: 1, name: 'Politique de Confidentialité' });
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' }).getAttribute('href')).toBe('/');
  for (const time of ['30 jours', '12 mois'])
    screen.getByText(new RegExp(time.replace(' ', '\\s')));
});

test('the privacy page names every cookie that exists, and leads to the choice', async () => {
  fakeServer();
  openApp('/privacy');
  await screen.findByRole('heading', { name: 'Les cookies' });
  for (const cookie of [/ta connexion/, /affichage/, /le menu replié/, /ton choix/, /13\smois/])
    screen.getByText(cookie);
  const choice = screen.getByText(/ta connexion/).querySelector('a');
  expect(choice?.getAttribute('href')).toBe('/cookies');
});

test('the privacy page does not say that a worrying copy is forgotten: it stays with its author', async () => {
  fakeServer();
  openApp('/privacy');
  await screen.findByRole('heading', { name: 'Si une copie nous inquiète' });
  expect(document.body.textContent).not.toContain('pas conservé');
});

test('the legal page names what its publisher has not filled in', async () => {
  fakeServer();
  openApp('/mentions-legales');
  await screen.findByRole('heading', { level: 1, name: 'Mentions légales' });
  screen.getByText('Directeur de la publication');
});

test('each figure of the AI page has its day and the command that gives it again', async () => {
  fakeServer();
  openApp('/transparence-ia');
  await screen.findByRole('heading', { name: 'Nos mesures' });
  for (const command of document.querySelectorAll('code')) {
    expect(command.textContent).toMatch(/^(npm run|node) \S*bench/);
    expect(command.parentElement?.textContent).toMatch(/Mesuré le \d/);
  }
});
