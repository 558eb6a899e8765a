import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { eventually } from '../src/testing/eventually.ts';
import { startBrowser } from './browser.ts';
import { type LivingHouse, openLivingHouse } from './living-house.ts';
import { sendCopy } from './prepare-views.ts';

const SAMPLES = join(import.meta.dirname, '..', 'samples');

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

test('[A9] without a network the results are still read, and a copy waits then leaves by itself, once', async () => {
  const context = await browser.newContext({ baseURL: house.url });
  await house.signIn(context, await house.pupil('train@exemple.fr', { plan: 'pro' }));
  const page = await context.newPage();
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Ta série' }).waitFor();
  await page.goto('/correction');
  await sendCopy(page);
  await page.getByText('Ta note').waitFor();
  // The pages are kept a little after they are shown, the result a little after that.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await eventually(() => page.evaluate(isResultKept), Boolean);

  await context.setOffline(true);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Ta série' }).waitFor();
  await page.goto('/history');
  await page.getByText('Hors ligne : tes derniers résultats restent lisibles.').waitFor();
  await page.getByRole('link', { name: 'Voir les résultats' }).click();
  await page.getByRole('heading', { name: 'Philosophie, Terminale' }).waitFor();
  await page.getByText("Être libre, est-ce faire tout ce que l'on désire ?").first().waitFor();

  await page.goto('/correction');
  await page.getByLabel('Ta copie').setInputFiles(join(SAMPLES, 'dissertation.docx'));
  await page.getByLabel('Matière').selectOption('francais');
  await page.getByLabel("Type d'examen").selectOption('bac');
  await page.getByRole('button', { name: 'Envoyer pour correction' }).click();
  await page.getByText('Hors ligne : ta copie est gardée').waitFor();
  await page.getByText('En attente du réseau').waitFor();

  // The tab is closed meanwhile.
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/history');
  await later.getByText('Copie envoyée !').waitFor();
  await later.getByRole('heading', { name: 'Français, Première' }).waitFor();
  expect(await later.getByText('En attente du réseau').count()).toBe(0);
  const exams = await house.db.query.exams.findMany();
  expect(exams.filter(({ subject }) => subject === 'francais')).toHaveLength(1);
});

test('signed out, nothing of the pupil stays on the device', async () => {
  const context = await browser.newContext({ baseURL: house.url });
  await house.signIn(context, await house.pupil('cdi@exemple.fr'));
  const page = await context.newPage();
  await page.goto('/correction');
  await page.getByLabel('Ta copie').setInputFiles(join(SAMPLES, 'dissertation.docx'));
  await page.getByText('dissertation.docx').waitFor();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.getByRole('link', { name: 'Essayer gratuitement' }).first().waitFor();
  const left = await page.evaluate(countKept);
  expect(left).toBe(0);
});

async function isResultKept(): Promise<boolean> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('laureat');
    request.onsuccess = () => resolve(request.result);
  });
  const keys = await new Promise<IDBValidKey[]>((resolve) => {
    const request = database.transaction('kept').objectStore('kept').getAllKeys();
    request.onsuccess = () => resolve(request.result);
  });
  database.close();
  return keys.some((key) => String(key).startsWith('result/'));
}

async function countKept(): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('laureat');
    request.onsuccess = () => resolve(request.result);
  });
  let count = 0;
  for (const box of [...database.objectStoreNames]) {
    count += await new Promise<number>((resolve) => {
      const request = database.transaction(box).objectStore(box).count();
      request.onsuccess = () => resolve(request.result);
    });
  }
  database.close();
  return count;
}
