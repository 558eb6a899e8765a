import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { eventually } from '../src/testing/eventually.ts';
import { startBrowser } from './browser.ts';
import { type LivingHouse, openLivingHouse } from './living-house.ts';
import { sendCopy } from './prepare-views.ts';

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
  context.setDefaultTimeout(60_000);
  page = await context.newPage();
});
afterEach(() => context.close());

const press = (name: string | RegExp, on = page) =>
  on.getByRole('button', { name }).first().click();
const signedIn = async (email: string, traits: object = {}) =>
  house.signIn(context, await house.pupil(email, traits));
const planOf = async (email: string) => {
  const { rows } = await house.db.execute<{ plan: string }>(
    sql`select plan from profiles join "user" on "user".id = user_id where email = ${email}`,
  );
  return rows[0]?.plan;
};
const subjectsTo = async (email: string) => {
  const all = await house.db.query.mails.findMany();
  return all.filter(({ to }) => to === email).map(({ subject }) => subject);
};

/** From the price to Pro, by the screens, as the parent of a minor. */
async function subscribe() {
  await page.goto('/upgrade');
  await press('Passer à Pro maintenant');
  await page.getByLabel('Nom et prénom').fill('Claude Martin');
  await page.getByLabel('Son adresse email').fill('parent@exemple.fr');
  await page.getByText('Je suis majeur').click();
  await page.getByText('Je demande l’accès immédiat').click();
  const opened = context.waitForEvent('page');
  await press(/S’abonner et payer 39,99\s€\/mois/);
  const payment = await opened;
  await press(/S’abonner et payer 39,99\s€\/mois/, payment);
  await payment.getByText('Bienvenue dans Pro').waitFor();
  await payment.close();
}

test('checkout: a parent orders and pays, the pupil is Pro, both tabs know it', async () => {
  await signedIn('achat@exemple.fr');
  await subscribe();
  await page.getByText('Paiement reçu').waitFor();
  await page.getByText('∞').waitFor();
  await page.getByText(/Prochain paiement\s:\s39,99/).waitFor();
  await eventually(
    () => subjectsTo('parent@exemple.fr'),
    (subjects) => subjects.includes('Confirmation de votre abonnement Lauréat Pro'),
  );
});

test('[H8] cancel: three clicks from any page, signed out, with a receipt', async () => {
  await signedIn('depart@exemple.fr');
  await subscribe();
  await context.clearCookies();
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Résilier votre contrat' }).click();
  await page.getByLabel('Votre nom').fill('Claude Martin');
  await page.getByLabel('Adresse email du compte').fill('depart@exemple.fr');
  await press('Continuer');
  await press('Notification de la résiliation');
  await page.getByText('Votre résiliation est enregistrée').waitFor();
  await eventually(
    () => subjectsTo('depart@exemple.fr'),
    (subjects) => subjects.includes('Accusé de réception de votre résiliation'),
  );
  await house.signIn(context, 'depart@exemple.fr');
  await page.goto('/profile');
  await page.getByText(/Résilié\s: Pro reste ouvert jusqu’au/).waitFor();
  await press("Reprendre l'abonnement");
  await page.getByText(/Prochain paiement/).waitFor();
});

test('[H8] withdraw: from the foot of the page to a refund, and back to free', async () => {
  await signedIn('regret@exemple.fr');
  await subscribe();
  await page.getByRole('link', { name: 'Renoncer au contrat ici' }).first().click();
  await press('Confirmer la rétractation');
  await page.getByText('Votre rétractation est enregistrée').waitFor();
  await page.getByText(/39,99\s€ vous sont remboursés/).waitFor();
  await eventually(
    () => planOf('regret@exemple.fr'),
    (plan) => plan === 'free',
  );
});

test('redeem: a code typed in small letters opens a month', async () => {
  await house.db.execute(
    sql`insert into institutional_codes (code, institution_name, expires_at, max_users) values ('HUGO-2026', 'Lycée Hugo', now() + interval '90 days', 30)`,
  );
  await signedIn('code@exemple.fr');
  await page.goto('/profile');
  await page.getByLabel('Ton code').fill('hugo-2026');
  await press('Activer le code');
  await page.getByText(/Code activé ! Accès Pro jusqu'au/).waitFor();
  await page.getByText(/Accès Pro offert par Lycée Hugo/).waitFor();
  await page.getByText('∞').waitFor();
});

test('[I1][I2] export, then delete: the archive leaves first, the door closes behind', async () => {
  await signedIn('adieu@exemple.fr');
  await page.goto('/correction');
  await sendCopy(page);
  await page.getByRole('link', { name: 'Voir les résultats' }).first().waitFor();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Supprimer mon compte' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press('Télécharger mes données'),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  const data = JSON.parse(new TextDecoder().decode(files['donnees.json']));
  expect(data.user).toMatchObject([{ email: 'adieu@exemple.fr' }]);
  expect(data.consents.length).toBeGreaterThan(0);
  expect(data.results).toHaveLength(1);
  const names = Object.keys(files);
  expect(names.filter((name) => /^fichiers\/.+\.docx$/.test(name))).toHaveLength(1);
  const [printed] = names.filter((name) => /^corrections\/.+\.pdf$/.test(name));
  expect(new TextDecoder().decode(files[printed!]?.slice(0, 5))).toBe('%PDF-');

  await page.getByLabel('Ton adresse email, pour confirmer').fill('autre@exemple.fr');
  await press('Supprimer définitivement');
  await page.getByText('Ce n’est pas l’adresse de ce compte.').waitFor();
  await page.getByLabel('Ton adresse email, pour confirmer').fill('adieu@exemple.fr');
  await press('Supprimer définitivement');
  await page.getByRole('heading', { name: 'Ton compte est fermé' }).waitFor();
  await expect(house.signIn(context, 'adieu@exemple.fr')).rejects.toThrow('ACCOUNT_CLOSED');
});

test('[I6] cookies: nothing before the choice, nothing after a refusal, one after a yes', async () => {
  const names = async () => (await context.cookies()).map(({ name }) => name).sort();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(house.url) && /^https?:/.test(request.url()))
      foreign.push(request.url());
  });
  await page.goto('/');
  await page.goto('/cookies');
  await page.getByText('Tu n’as pas encore choisi.').waitFor();
  expect(await names()).not.toContain('audience');
  await press('Refuser');
  expect(await names()).not.toContain('audience');
  await press('Accepter');
  expect(await names()).toContain('audience');
  await press('Refuser');
  expect(await names()).not.toContain('audience');
  expect(foreign).toEqual([]);
});
