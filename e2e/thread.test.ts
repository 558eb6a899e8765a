import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startBrowser } from './browser.ts';
import { type LivingHouse, openLivingHouse } from './living-house.ts';
import { sendCopy } from './prepare-views.ts';

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

test('[A11] a copy is sent, read, and announced on whatever page the pupil is, without reloading', async () => {
  const context = await browser.newContext({ baseURL: house.url });
  await house.signIn(context, await house.pupil('fil@exemple.fr'));
  const elsewhere = await context.newPage();
  await elsewhere.goto('/profile');
  await elsewhere.getByRole('heading', { name: 'Mon Profil' }).waitFor();

  const page = await context.newPage();
  await page.goto('/correction');
  await sendCopy(page);
  await page.getByText('Copie envoyée !').waitFor();
  expect(new URL(page.url()).pathname).toBe('/history');

  await elsewhere.getByText('Ta copie de Philosophie est corrigée').waitFor();
  await elsewhere.getByRole('button', { name: 'Voir les résultats →' }).click();
  await elsewhere.getByRole('heading', { name: 'Philosophie, Terminale' }).waitFor();
  await elsewhere.getByText("Être libre, est-ce faire tout ce que l'on désire ?").first().waitFor();
});

test('ten tabs open do not keep an eleventh from loading', async () => {
  const context = await browser.newContext({ baseURL: house.url });
  await house.signIn(context, await house.pupil('onglets@exemple.fr'));
  for (let tab = 0; tab < 11; tab += 1) {
    const page = await context.newPage();
    await page.goto('/history');
    await page.getByRole('heading', { name: 'Ta première copie commence ici' }).waitFor();
  }
});
