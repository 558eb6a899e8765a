import { eq } from 'drizzle-orm';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { shareLinks } from '#adapters/db/progress-schema.ts';
import { user } from '#adapters/db/schema.ts';
import { rewardPupil } from '#application/progress/reward-pupil.ts';
import { giveCorrectedExam } from '../src/testing/give-corrected-exam.ts';
import { startBrowser } from './browser.ts';
import { type LivingHouse, openLivingHouse } from './living-house.ts';

let house: LivingHouse;
let browser: Browser;
beforeAll(async () => {
  house = await openLivingHouse(inject('postgres'));
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const DAY = 86_400_000;
const SLIPS = [
  { category: 'ORTH', wrong: 'volontier', right: 'volontiers' },
  { category: 'HOM_A', wrong: 'à', right: 'a' },
];

async function enter(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** A pupil with copies already corrected and rewarded, signed in. */
async function pupil(
  email: string,
  plan: 'free' | 'pro',
  grades: number[],
  reducedMotion: 'reduce' | 'no-preference' = 'no-preference',
) {
  await house.pupil(email, { plan });
  const [row] = await house.db.select({ id: user.id }).from(user).where(eq(user.email, email));
  for (const [index, grade] of grades.entries()) {
    const sentAt = new Date(Date.now() - (grades.length - index) * DAY);
    const slips = SLIPS.slice(0, grades.length - index);
    const copy = { userId: row!.id, sentAt, grade, slips };
    const { examId } = await giveCorrectedExam(house, copy);
    await rewardPupil(examId, house.ports);
  }
  const context = await browser.newContext({ baseURL: house.url, locale: 'fr-FR', reducedMotion });
  await house.signIn(context, email);
  return { id: row!.id, context };
}

test('a fresh pupil sees one thing to do, examples that say so, and starts a streak with three cards', async () => {
  const { context } = await pupil('fraiche@exemple.fr', 'free', []);
  const page = await enter(context, '/dashboard');
  await page.getByRole('heading', { name: 'On corrige ta première copie ?' }).waitFor();
  expect(await page.getByText('Exemple', { exact: true }).count()).toBeGreaterThan(2);
  await page.getByText(/Encore 3\u00a0copies et ta courbe apparaît/).waitFor();
  await page.getByRole('link', { name: 'Mes cartes de révision' }).click();
  for (const last of [false, false, true]) {
    const field = page.getByLabel('Ta réponse');
    const option = page.locator('article button').first();
    await field.or(option).first().waitFor();
    if (await field.isVisible()) {
      await field.fill('réponse');
      await page.getByRole('button', { name: 'Vérifier' }).click();
    } else await option.click();
    await page.getByRole('button', { name: last ? 'Terminer' : 'Carte suivante' }).click();
  }
  await page.getByText('+30\u00a0XP').waitFor();
  await page.getByRole('link', { name: 'Retour au tableau de bord' }).click();
  await page.getByText('Ta série : 1\u00a0jour').first().waitFor();
  await context.close();
});

test('a free pupil sees real figures, general advice, and how many errors Pro would name', async () => {
  const { context } = await pupil('libre@exemple.fr', 'free', [9, 10, 12]);
  const page = await enter(context, '/dashboard');
  await page.getByText('Nouveau badge', { exact: false }).first().waitFor();
  const ends = await page
    .locator('.confetti > i')
    .evaluateAll((bits) =>
      bits
        .flatMap((bit) => bit.getAnimations())
        .map((one) => one.effect?.getComputedTiming().endTime),
    );
  expect(Math.max(...ends.map(Number)), 'milliseconds of celebration').toBeLessThanOrEqual(1200);
  await page.getByText('10,33').first().waitFor();
  expect(await page.getByText('Exemple', { exact: true }).count()).toBe(0);
  await page.getByText(/dans tes copies. Pro te dit lesquelles/).waitFor();
  await page.getByText('Des conseils qui marchent pour tout le monde.').waitFor();
  const answer = await context.request.get('/api/dashboard');
  expect((await answer.json()).errors).toEqual([]);
  await context.close();
});

test('a Pro pupil sees the errors by name, a personal plan, and seven days ahead', async () => {
  const { context } = await pupil('pro@exemple.fr', 'pro', [9, 10, 12, 13], 'reduce');
  const page = await enter(context, '/dashboard');
  await page.getByText('Nouveau badge', { exact: false }).first().waitFor();
  expect(await page.locator('.confetti').isVisible(), 'still for those who want it still').toBe(
    false,
  );
  await page.getByText('1 → 1 → 1 → 1').first().waitFor();
  await page.getByText(/à partir de tes copies/).waitFor();
  await page.getByRole('img', { name: /Philosophie.*4.copies, de 9.à 13/ }).waitFor();
  await page.getByRole('link', { name: 'Voir mes phrases' }).click();
  await page.locator('s', { hasText: 'volontier' }).first().waitFor();
  await page.goto('/revision');
  await page.getByRole('heading', { name: 'Ton plan de 7 jours' }).waitFor();
  expect(await page.locator('ol > li').count()).toBe(7);
  await context.close();
});

test('a parent opens the link without an account and sees what was chosen; once expired, nothing', async () => {
  const { id, context } = await pupil('partage@exemple.fr', 'free', [11, 14]);
  const page = await enter(context, '/partage');
  await page.getByLabel('Ton prénom, tel que le lecteur le verra').fill('Inès');
  await page.getByRole('button', { name: 'Créer le lien' }).click();
  const address = await page.getByLabel('Adresse du lien').inputValue();

  const parent = await browser.newContext();
  const visit = await parent.newPage();
  const opening = visit.waitForResponse((response) => response.url().includes('open-share-link'));
  await visit.goto(address);
  await visit.getByRole('heading', { name: 'Les progrès de Inès' }).waitFor();
  await visit.getByText('12,5').first().waitFor();
  const json = await (await opening).text();
  for (const secret of ['text', 'volontier', 'skills', 'partage@exemple.fr', id, 'resultId']) {
    expect(json).not.toContain(secret);
  }
  await page.reload();
  await page.getByText(/Ouvert 1\u00a0fois/).waitFor();

  const past = { expiresAt: new Date(Date.now() - 1000) };
  await house.db.update(shareLinks).set(past).where(eq(shareLinks.userId, id));
  await visit.reload();
  await visit.getByRole('heading', { name: 'Ce lien n’est plus valable' }).waitFor();
  expect(await visit.getByText('12,5').count()).toBe(0);
  await parent.close();
  await context.close();
});
