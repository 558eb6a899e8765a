// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#web/testing/fake-server.ts';
import { here, openApp } from '#web/testing/open-app.tsx';

const SIGN_UP = 'POST /api/auth/sign-up/email';
const ok = () => ({});
const button = (name: string) => screen.findByRole('button', { name });
const texts = (text: string) => screen.findAllByText(text);

test('an empty sign-up says what each field misses and sends nothing', async () => {
  const server = fakeServer({ [SIGN_UP]: ok });
  const user = openApp('/signup');
  await user.click(await button('Créer un compte'));
  await texts('Veuillez saisir votre adresse email');
  await texts('Veuillez saisir un mot de passe');
  await texts('Indique ton âge pour continuer.');
  expect(server.bodiesOf(SIGN_UP)).toEqual([]);
});

test('passwords that differ are told apart', async () => {
  fakeServer();
  const user = openApp('/signup');
  await user.type(await screen.findByLabelText('Mot de passe'), 'un secret 2026');
  await user.type(screen.getByLabelText('Confirmer le mot de passe'), 'un autre 2026');
  await user.click(await button('Créer un compte'));
  await texts('Les mots de passe ne correspondent pas');
});

test('a new pupil is told to open their mail, and the referral goes along', async () => {
  const server = fakeServer({ [SIGN_UP]: ok });
  const user = openApp('/signup?ref=ami-2026');
  await user.type(await screen.findByLabelText('Adresse email'), ' lea@exemple.fr ');
  await user.type(screen.getByLabelText('Mot de passe'), 'un secret 2026');
  await user.type(screen.getByLabelText('Confirmer le mot de passe'), 'un secret 2026');
  await user.click(screen.getByLabelText('15 à 17 ans'));
  await user.click(await button('Créer un compte'));
  await screen.findByRole('heading', { name: 'Confirme ton adresse email' });
  await texts('Vérifie ton email pour confirmer ton compte');
  expect(server.bodiesOf(SIGN_UP)).toEqual([
    {
      email: 'lea@exemple.fr',
      password: 'un secret 2026',
      ageBand: '15to17',
      ref: 'AMI-2026',
      name: 'lea',
      callbackURL: '/auth?message=email-confirmed',
    },
  ]);
});

test('under fifteen, a parent is asked for, and it cannot be oneself', async () => {
  fakeServer();
  const user = openApp('/signup');
  await user.type(await screen.findByLabelText('Adresse email'), 'jade@exemple.fr');
  await user.click(screen.getByLabelText('Moins de 15 ans'));
  await user.click(await button('Créer un compte'));
  await texts("Indique l'adresse email d'un de tes parents.");
  await user.type(screen.getByLabelText("Adresse email d'un parent"), 'JADE@exemple.fr');
  await texts('Indique une autre adresse que la tienne.');
});

test('the landing form says its own minimum, with its title', async () => {
  fakeServer();
  const user = openApp('/');
  await user.click(await screen.findByRole('tab', { name: 'Inscription' }));
  await user.type(await screen.findByLabelText('Mot de passe'), 'abc1');
  await user.click(await button('Créer un compte'));
  await texts('Mot de passe trop court');
  await texts('Le mot de passe doit contenir au moins 6 caractères');
});

test('the landing sign-in asks for the password', async () => {
  fakeServer();
  const user = openApp('/');
  await user.type(await screen.findByLabelText('Adresse email'), 'lea@exemple.fr');
  await user.click(await button('Se connecter'));
  await texts('Veuillez saisir votre mot de passe');
});

test('a wrong password is refused in French, and stays on screen', async () => {
  fakeServer({
    'POST /api/auth/sign-in/email': () => ({
      status: 401,
      body: { code: 'INVALID_EMAIL_OR_PASSWORD' },
    }),
  });
  const user = openApp('/login');
  await user.type(await screen.findByLabelText('Adresse email'), 'lea@exemple.fr');
  await user.type(screen.getByLabelText('Mot de passe'), 'pas-le-bon');
  await user.click(await button('Se connecter'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Erreur de connexionAdresse email ou mot de passe incorrect.');
});

test('the forgotten-password page answers the same whoever asks', async () => {
  const server = fakeServer({ 'POST /api/auth/request-password-reset': ok });
  const user = openApp('/forgot-password');
  await user.type(await screen.findByLabelText('Adresse email'), 'personne@exemple.fr');
  await user.click(await button('Envoyer le lien'));
  await texts('Email envoyé');
  await texts("Si cet email existe, un lien vient d'être envoyé");
  // It stays in the page when the notice has gone.
  await within(screen.getByRole('main')).findByText(/^Si cet email existe/);
  expect(server.bodiesOf('POST /api/auth/request-password-reset')).toEqual([
    { email: 'personne@exemple.fr', redirectTo: '/reset-password' },
  ]);
});

test('a new password is saved with the token of the link, then one signs in', async () => {
  const server = fakeServer({ 'POST /api/auth/reset-password': ok });
  const user = openApp('/reset-password?token=jeton');
  await user.type(await screen.findByLabelText('Nouveau mot de passe'), 'un secret 2026');
  await user.type(screen.getByLabelText('Confirmer le mot de passe'), 'un secret 2026');
  await user.click(await button('Mettre à jour le mot de passe'));
  await texts('Votre mot de passe a été modifié avec succès.');
  await waitFor(() => expect(here()).toBe('/login'));
  expect(server.bodiesOf('POST /api/auth/reset-password')).toEqual([
    { newPassword: 'un secret 2026', token: 'jeton' },
  ]);
});

test('a dead reset link offers a new one', async () => {
  fakeServer();
  openApp('/reset-password?error=INVALID_TOKEN');
  await texts("Ce lien n'est plus valable");
  await screen.findByRole('link', { name: 'Recevoir un nouveau lien' });
});

test('Google says why it is unavailable', async () => {
  fakeServer();
  openApp('/login');
  const google = await button('Continuer avec Google');
  await texts("La connexion Google n'est pas configurée sur ce serveur.");
  expect((google as HTMLButtonElement).disabled).toBe(true);
});

test('who turned back at Google is told so on the sign-in page, in our words', async () => {
  fakeServer();
  openApp('/login?error=access_denied');
  await screen.findByText(/Google ne t'a pas connecté/);
  expect(screen.queryByText(/access_denied/)).toBeNull();
});
