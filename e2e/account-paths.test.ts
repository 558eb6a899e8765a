import { sql } from 'drizzle-orm';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { verification } from '#adapters/db/schema.ts';
import { startBrowser } from './browser.ts';
import { type LivingHouse, openLivingHouse, PASSWORD } from './living-house.ts';

let house: LivingHouse;
let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  house = await openLivingHouse(inject('postgres'));
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});
beforeEach(async () => {
  context = await browser.newContext({ baseURL: house.url, reducedMotion: 'reduce' });
  page = await context.newPage();
});
afterEach(() => context.close());

const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
const press = (name: string) => page.getByRole('button', { name }).first().click();
const path = () => new URL(page.url()).pathname + new URL(page.url()).search;

async function signInAs(email: string, password = PASSWORD) {
  await page.getByLabel('Adresse email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await press('Se connecter');
}

test('sign up, open the mail, confirm: the dashboard', async () => {
  await page.goto('/signup');
  await page.getByLabel('Adresse email').fill('nina@exemple.fr');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmer le mot de passe').fill(PASSWORD);
  await page.getByText('15 à 17 ans').click();
  await press('Créer un compte');
  await heading('Confirme ton adresse email');

  await page.getByRole('link', { name: 'Ouvrir la boîte aux lettres' }).click();
  await page.getByRole('button', { name: /nina@exemple\.fr/ }).click();
  await page.locator('article a').click();
  await heading('Bonjour nina');
  expect(path()).toBe('/dashboard');
});

test('a wrong password is refused in French', async () => {
  await house.pupil('wrong@exemple.fr');
  await page.goto('/login');
  await signInAs('wrong@exemple.fr', 'pas-le-bon-1');
  const refusal = await page.getByRole('alert').textContent();
  expect(refusal).toContain('Adresse email ou mot de passe incorrect.');
});

test('reset: link by mail, new password, sign in with it', async () => {
  const email = await house.pupil('reset@exemple.fr');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).first().click();
  await page.getByLabel('Adresse email').fill(email);
  await press('Envoyer le lien');
  await page
    .getByRole('main')
    .getByText(/^Si cet email existe, un lien vient d'être envoyé/)
    .waitFor();

  await page.goto(await house.linkTo(email, /mot de passe/));
  await page.getByLabel('Nouveau mot de passe').fill('nouvelle-plume-7');
  await page.getByLabel('Confirmer le mot de passe').fill('nouvelle-plume-7');
  await press('Mettre à jour le mot de passe');
  await page.getByText('Votre mot de passe a été modifié avec succès.').waitFor();
  await page.waitForURL('**/login');
  await signInAs(email, 'nouvelle-plume-7');
  await heading('Bonjour reset');
});

test('an expired reset link leads to a new one', async () => {
  const email = await house.pupil('late@exemple.fr');
  await page.request.post('/api/auth/request-password-reset', {
    data: { email, redirectTo: '/reset-password' },
    headers: { origin: house.url },
  });
  const link = await house.linkTo(email, /mot de passe/);
  await house.db.update(verification).set({ expiresAt: sql`now() - interval '1 minute'` });
  await page.goto(link);
  await page.getByText("Ce lien n'est plus valable", { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Recevoir un nouveau lien' }).click();
  await heading('Mot de passe oublié');
});

test('an unconfirmed pupil signs in, is asked to confirm, and gets the mail again', async () => {
  await house.pupil('unsure@exemple.fr', { confirmed: false });
  await page.goto('/login');
  await signInAs('unsure@exemple.fr');
  await heading('Confirme ton adresse email');
  expect(path()).toBe('/auth?message=confirm-email');
  await press("Renvoyer l'email");
  await page.getByText('Un nouveau message vient de partir.').waitFor();
});

test('a broken confirmation link says so', async () => {
  await page.goto('/api/auth/verify-email?token=faux&callbackURL=/auth?message=email-confirmed');
  await page.getByText("Ce lien n'est plus valable. Demande un nouveau message").waitFor();
});

test('a suspended pupil goes to /suspended', async () => {
  await house.signIn(context, await house.pupil('paused@exemple.fr', { plan: 'suspended' }));
  await page.goto('/history');
  await heading('Ton compte est suspendu');
  expect(path()).toBe('/suspended');
});

test('[F6] the page first asked for is the page one gets, and never another site', async () => {
  await house.pupil('back@exemple.fr');
  await page.goto('/history?focus=abc');
  await heading('Content de te revoir');
  await signInAs('back@exemple.fr');
  await heading('Historique');
  expect(path()).toBe('/history?focus=abc');

  await page.goto('/login?returnUrl=https://ailleurs.example/');
  await heading('Bonjour back');
  expect(new URL(page.url()).origin).toBe(house.url);
});

test('[F9] fifteen idle minutes warn, thirty sign out', async () => {
  await house.signIn(context, await house.pupil('idle@exemple.fr'));
  await page.clock.install();
  await page.goto('/dashboard');
  await heading('Bonjour idle');
  await page.clock.fastForward('15:30');
  await page.getByText('Session inactive détectée').waitFor();
  await press('Prolonger la session');
  await page.getByText('Session inactive détectée').waitFor({ state: 'hidden' });

  await page.clock.fastForward('31:00');
  await page.getByRole('link', { name: 'Essayer gratuitement' }).waitFor();
  expect(path()).toBe('/');
  await page.getByText('Vous avez été déconnecté pour des raisons de sécurité').waitFor();
  expect(await (await page.request.get('/api/me')).json()).toBeNull();
});

test('signing out in one tab signs out the other', async () => {
  await house.signIn(context, await house.pupil('tabs@exemple.fr'));
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/history');
  await press('Se déconnecter');
  await other.waitForURL(house.url);
});

test('a fourth tab raises a warning', async () => {
  await house.signIn(context, await house.pupil('four@exemple.fr'));
  for (let tab = 0; tab < 3; tab += 1) await (await context.newPage()).goto('/dashboard');
  await page.goto('/dashboard');
  await page.getByText('Plusieurs onglets ouverts - risque de sécurité').first().waitFor();
  await page.getByText('Avertissements de sécurité').waitFor();
});

test('a parent who agrees lets a young pupil send their first copy', async () => {
  const traits = { ageBand: 'under15', parentEmail: 'maman@exemple.fr' };
  await house.signIn(context, await house.pupil('young@exemple.fr', traits));
  await page.goto('/dashboard');
  await page.getByText("Il manque l'accord d'un parent").waitFor();
  await page.goto(await house.linkTo('maman@exemple.fr', /enfant/));
  await page.getByText('young@exemple.fr').waitFor();
  await press('Donner mon accord');
  await page.getByText('Merci, votre accord est enregistré').waitFor();
  await page.goto('/dashboard');
  await heading('Bonjour young');
  expect(await page.getByText("Il manque l'accord d'un parent").count()).toBe(0);
});

test('[G2] nothing on any of these pages breaks the content policy', async () => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
  });
  await house.signIn(context, await house.pupil('strict@exemple.fr'));
  for (const address of ['/atelier', '/profile', '/correction', '/nulle-part']) {
    await page.goto(address);
    await page.getByRole('heading').first().waitFor();
  }
  await page.goto('/profile');
  await page.getByText('Sombre', { exact: true }).click();
  await page.getByLabel("Langue de l'interface").selectOption('en');
  await page.getByText('Ta langue est enregistrée.').waitFor();
  expect(blocked).toEqual([]);
});

test('a very long address pushes no screen of a phone sideways', async () => {
  const long =
    'lea.martin-de-la-tour-d-auvergne.tres.longue.adresse@un-domaine-bien-long.exemple.fr';
  await page.setViewportSize({ width: 360, height: 740 });
  await house.signIn(context, await house.pupil(long));
  for (const address of ['/dashboard', '/profile', '/boite-aux-lettres']) {
    await page.goto(address);
    await page
      .getByRole('main')
      .getByText(/lea\.martin-de-la-tour/)
      .first()
      .waitFor();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([address, over]).toEqual([address, 0]);
  }
});
