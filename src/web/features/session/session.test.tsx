// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asPupil, fakeServer } from '#web/testing/fake-server.ts';
import { here, openApp } from '#web/testing/open-app.tsx';
import { someone } from '#web/testing/sessions.ts';

test('a visitor who asks for a protected page signs in, then gets that page', async () => {
  const server = fakeServer();
  server.table['POST /api/auth/sign-in/email'] = () => {
    server.table['GET /api/me'] = () => ({ body: someone() });
    return {};
  };
  const user = openApp('/history?focus=42');
  await screen.findByRole('heading', { name: 'Content de te revoir' });
  expect(here()).toBe('/login?returnUrl=%2Fhistory%3Ffocus%3D42');

  await user.type(screen.getByLabelText('Adresse email'), 'lea@exemple.fr');
  await user.type(screen.getByLabelText('Mot de passe'), 'trombone-42');
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  await screen.findByText('Connexion réussie !');
  await screen.findByRole('heading', { name: 'Historique' });
  expect(here()).toBe('/history?focus=42');
});

test('a return address on another site is ignored', async () => {
  fakeServer(asPupil);
  openApp('/login?returnUrl=//ailleurs.example/vol');
  await screen.findByRole('heading', { name: /Bonjour/ });
  expect(here()).toBe('/dashboard');
});

test('an unconfirmed pupil is asked to confirm, and their subscription is not even asked for', async () => {
  const server = fakeServer({
    'GET /api/me': () => ({ body: someone({ emailConfirmed: false }) }),
  });
  openApp('/dashboard');
  await screen.findByRole('heading', { name: 'Confirme ton adresse email' });
  expect(here()).toBe('/auth?message=confirm-email');
  expect(server.bodiesOf('POST /api/functions/check-subscription')).toEqual([]);
});

test('a suspended pupil is told so', async () => {
  fakeServer({ 'GET /api/me': () => ({ body: someone({ plan: 'suspended' }) }) });
  openApp('/correction');
  await screen.findByRole('heading', { name: 'Ton compte est suspendu' });
  expect(here()).toBe('/suspended');
});

test('signing out forgets what this browser kept and goes to the home page', async () => {
  const server = fakeServer({ ...asPupil, 'POST /api/auth/sign-out': () => ({}) });
  localStorage.setItem('referralCode', 'AMI-2026');
  sessionStorage.setItem('brouillon', 'x');
  const user = openApp('/dashboard');
  await user.click((await screen.findAllByRole('button', { name: 'Se déconnecter' }))[0]!);
  await screen.findByRole('link', { name: 'Essayer gratuitement' });
  expect(here()).toBe('/');
  expect(server.bodiesOf('POST /api/auth/sign-out')).toHaveLength(1);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('a session ended elsewhere says so, and signing in leads back to the page', async () => {
  const server = fakeServer(asPupil);
  const user = openApp('/dashboard');
  await screen.findByRole('heading', { name: /Bonjour/ });
  const gone = () => ({ status: 401, body: { refusal: { code: 'sign-in-required' } } });
  server.table['GET /api/me'] = () => ({ body: null });
  server.table['GET /api/results/r1'] = gone;
  window.history.pushState(null, '', '/results/r1');
  await user.click(document.body);
  await screen.findByText('Session expirée');
  await screen.findByText('Vous avez été déconnecté pour des raisons de sécurité');
  await waitFor(() => expect(here()).toBe('/login?returnUrl=%2Fresults%2Fr1'));
});

test('a change refused because the session ended elsewhere asks to sign in, on that page', async () => {
  const gone = () => ({ status: 401, body: { refusal: { code: 'sign-in-required' } } });
  const server = fakeServer({
    ...asPupil,
    'GET /api/share-links': () => ({ body: [] }),
    'POST /api/share-links': gone,
  });
  const user = openApp('/partage');
  await user.type(await screen.findByRole('textbox'), 'Léa');
  server.table['GET /api/me'] = () => ({ body: null });
  await user.click(await screen.findByRole('button', { name: 'Créer le lien' }));
  await screen.findByText('Session expirée');
  await waitFor(() => expect(here()).toBe('/login?returnUrl=%2Fpartage'));
});

test('a signed-in visitor of the home page goes to the dashboard', async () => {
  fakeServer(asPupil);
  openApp('/');
  await screen.findByRole('heading', { name: /Bonjour/ });
  expect(here()).toBe('/dashboard');
});
