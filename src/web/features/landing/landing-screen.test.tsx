// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entitlementsOf } from '#domain/account/entitlements.ts';
import { mainExample } from '#web/features/sample/digests.ts';
import { formatMark } from '#web/strings/format.ts';
import { landingText } from '#web/strings/landing-text.ts';
import { asPupil, fakeServer } from '#web/testing/fake-server.ts';
import { here, openApp } from '#web/testing/open-app.tsx';

/** The specification's promise, §1: what a visitor must have understood after five seconds. */
const PROMISE = [/cop/i, /photo/i, /not(?:e|é)/i, /sur 20/, /bac/i, /10 secondes/, /remarques/];
const AXES = ['orthographe', 'argumentation', 'style', 'créativité'];
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

async function openLanding() {
  const user = openApp('/');
  const title = await screen.findByRole('heading', { level: 1 });
  const hero = title.closest('section') as HTMLElement;
  return { user, title, hero, words: plain(title.parentElement?.textContent ?? '') };
}

test('the hero makes the promise of the specification, in a title of eight words at most', async () => {
  fakeServer();
  const { title, words } = await openLanding();
  expect(plain(title.textContent).split(/\s+/).length).toBeLessThanOrEqual(8);
  for (const part of PROMISE) expect(words).toMatch(part);
  for (const axis of AXES) expect(words).toContain(axis);
});

test('from the hero, one tap opens the corrected example and one the account', async () => {
  fakeServer();
  const { hero } = await openLanding();
  const linkTo = (name: string) => within(hero).getByRole('link', { name }).getAttribute('href');
  expect(linkTo('Voir un exemple')).toBe('/exemple');
  expect(linkTo('Essayer gratuitement')).toBe('#inscription');
});

test('each button of the bar opens its own tab of the form, however often it is pressed', async () => {
  fakeServer();
  const { user } = await openLanding();
  const bar = screen.getByRole('banner');
  const press = (name: string) => user.click(within(bar).getByRole('link', { name }));
  const isOpen = (name: string) => screen.findByRole('tab', { name, selected: true });

  await press("S'inscrire");
  await isOpen('Inscription');
  await user.click(screen.getByRole('tab', { name: 'Connexion' }));
  await isOpen('Connexion');
  await press("S'inscrire");
  await isOpen('Inscription');
  await press('Connexion');
  await isOpen('Connexion');
  for (const id of ['connexion', 'inscription'])
    expect(document.querySelector(`#${id} form`)).not.toBeNull();
});

test('who signs up here is told to open the message, and where it went', async () => {
  fakeServer({ 'POST /api/auth/sign-up/email': () => ({ body: {} }) });
  const { user } = await openLanding();
  await user.click(screen.getByRole('link', { name: 'Essayer gratuitement' }));
  await user.type(await screen.findByLabelText('Adresse email'), 'lea@exemple.fr');
  await user.type(screen.getByLabelText('Mot de passe'), 'trombone-42');
  await user.click(screen.getByText('15 à 17 ans'));
  await user.click(screen.getByRole('button', { name: 'Créer un compte' }));
  await screen.findByRole('heading', { name: 'Confirme ton adresse email' });
  screen.getByText('lea@exemple.fr');
});

test('every figure that illustrates is called an example, and nobody is quoted', async () => {
  fakeServer();
  await openLanding();
  const cards = screen.getAllByText('Ouvrir cette copie').map((link) => link.closest('li'));
  expect(cards).toHaveLength(3);
  for (const card of cards) within(card as HTMLElement).getByText('Exemple');
  expect(document.querySelector('blockquote')).toBeNull();
});

test('the drawn copy and the real one, which begin with the same words, have the same grade', () => {
  expect(landingText.copy.grade).toBe(formatMark(mainExample.grade));
});

test('someone signed in goes to the dashboard, with a word on the way', async () => {
  fakeServer({ ...asPupil });
  openApp('/');
  await screen.findByText('Chargement...');
  await waitFor(() => expect(here()).toBe('/dashboard'));
});

test('a friend’s link is remembered for the sign-up, and said', async () => {
  fakeServer();
  openApp('/?ref=ami-2026');
  await screen.findByText('🎉 Bienvenue !');
  expect(localStorage.getItem('referralCode')).toBe('AMI-2026');
});

test('the free card tells what the free plan leaves out, and Pro is not sold what the free plan has', async () => {
  fakeServer();
  await openLanding();
  const card = (name: string) =>
    screen.getByRole('heading', { level: 3, name }).closest('.sheet, section, li, div');
  const free = entitlementsOf('free');
  expect(free).toMatchObject({ correctionsADay: 1, detailedCorrections: 2, commentLength: 100 });
  expect(plain(card('Gratuit')!.textContent)).toMatch(/1 correction par jour.*deux questions/);
  expect(card('Gratuit')!.textContent).toContain('Début du commentaire');
  expect(card('Pro')!.textContent).not.toContain('numéros de ligne');
});
