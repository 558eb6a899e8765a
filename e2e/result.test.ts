import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { makeDocx } from '../src/testing/make-docx.ts';
import { startBrowser } from './browser.ts';
import { type LivingHouse, openLivingHouse } from './living-house.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ESSAY = [
  "Être libre, est-ce faire tout ce que l'on désire ? On le croit volontier : rien ne semble plus libre qu'un homme sans contrainte, qui agit selon ses envies et que personne ne commande.",
  "Pourtant, celui qui suit toujours ses désirs n'en est-il pas l'esclave ? Il faut donc se demander si la liberté consiste à suivre ses désirs ou au contraire à les maîtriser. Nous verrons d'abord que la liberté semble être l'absence d'obstacle, puis que le désir peut nous rendre esclave.",
  "Tout d'abord, être libre semble signifier faire ce que l'on veut. Hobbes définit ainsi la liberté comme l'absence d'obstacles extérieurs au mouvement. Par exemple, un prisonnier n'est pas libre car il ne peut pas sortir.",
  "Mais le désir n'est pas toujours le nôtre. Platon, dans le Gorgias, compare la vie de celui qui cherche à satisfaire tous ses désirs à un tonneau percé que l'on remplit sans fin. Malgré que nous ayons l'impression de choisir, nos désirs ont des causes que nous ne connaissons pas.",
  "En conclusion, faire tout ce que l'on désire n'est pas être libre, car nos désirs peuvent nous gouverner sans que nous le sachions.",
];

/** Reading pixels takes seconds, and more on a busy machine. */
const READ = { timeout: 100_000 };

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

/** A pupil whose essay has been corrected, at the result's address. */
async function correctedCopy(
  email: string,
  plan: 'free' | 'pro',
  copy?: { name: string; mimeType: string; buffer: Buffer },
): Promise<string> {
  const context = await browser.newContext({ baseURL: house.url });
  await house.signIn(context, await house.pupil(email, { plan }));
  const page = await context.newPage();
  await page.goto('/correction');
  await page.getByLabel('Matière').selectOption('philosophie');
  await page.getByLabel('Niveau').selectOption('terminale');
  await page.getByLabel("Type d'examen").selectOption('bac');
  const typed = { name: 'copie.docx', mimeType: WORD, buffer: await makeDocx(...ESSAY) };
  await page.getByLabel('Ta copie').setInputFiles([copy ?? typed]);
  await page.getByRole('button', { name: 'Envoyer pour correction' }).click();
  await page.getByRole('link', { name: 'Voir les résultats' }).click(READ);
  await page.getByRole('heading', { name: 'Ta copie annotée' }).waitFor();
  await context.close();
  return new URL(page.url()).pathname;
}

async function expectNoFault(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  expect(faults, where).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${where}: pixels past the right edge`).toBeLessThanOrEqual(0);
}

/** A remark that hides the words it is about explains nothing. */
async function expectInSight(mark: Locator, height: number) {
  const box = await mark.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box!.y + box!.height).toBeLessThanOrEqual(height);
}

test('a corrected copy is read on a phone and on a desk, in both themes, a remark open', async () => {
  const path = await correctedCopy('copie@exemple.fr', 'pro');
  for (const width of [360, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width, height: 800 };
      const context = await browser.newContext({ baseURL: house.url, viewport, colorScheme });
      await house.signIn(context, 'copie@exemple.fr');
      const page = await context.newPage();
      await page.goto(path);
      const mark = page.getByRole('button', { name: /^Remarque \d+, faute.*volontier/ });
      await mark.click();
      await page.getByRole('button', { name: 'Aide-moi à trouver' }).click();
      await page.getByRole('button', { name: 'Voir la forme corrigée' }).click();
      await page.getByText('volontiers', { exact: true }).waitFor();
      await expectInSight(mark, width < 1280 ? 0.45 * viewport.height : viewport.height);
      await expectNoFault(page, `${width} px, ${colorScheme}`);
      await context.close();
    }
});

test('with the keyboard alone one goes from mark to mark', async () => {
  const path = await correctedCopy('clavier@exemple.fr', 'free');
  const context = await browser.newContext({ baseURL: house.url });
  await house.signIn(context, 'clavier@exemple.fr');
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('button', { name: /^Remarque 1,/ }).focus();
  await page.keyboard.press('ArrowDown');
  const second = page.getByRole('button', { name: /^Remarque 2,/ });
  expect(await second.getAttribute('aria-pressed')).toBe('true');
  expect(await second.evaluate((mark) => mark === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: 'Passer à Pro' }).waitFor();
});

test("a photographed copy comes back on the pupil's own page, marked, on a phone and on a desk, in either theme", async () => {
  const photo = await readFile(join(import.meta.dirname, '..', 'samples', 'photo.jpg'));
  const copy = { name: 'page.jpg', mimeType: 'image/jpeg', buffer: photo };
  const path = await correctedCopy('photo@exemple.fr', 'pro', copy);
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1280, 'light'],
  ] as const) {
    const viewport = { width, height: 800 };
    const context = await browser.newContext({ baseURL: house.url, viewport, colorScheme });
    await house.signIn(context, 'photo@exemple.fr');
    const page = await context.newPage();
    await page.goto(path);
    const sheet = page.getByRole('img', { name: /^Page 1.de ta copie/ });
    await sheet.scrollIntoViewIfNeeded();
    expect(
      await sheet.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    ).toBeGreaterThan(800);
    const mark = page.locator('figure button[data-remark]').first();
    await mark.click();
    await expectInSight(mark, width < 1280 ? 0.45 * viewport.height : viewport.height);
    await expectNoFault(page, `photo, ${width} px, ${colorScheme}`);
    await context.close();
  }
});
