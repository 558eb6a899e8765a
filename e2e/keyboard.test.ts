import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startBrowser } from './browser.ts';
import { type LivingHouse, openLivingHouse, PASSWORD } from './living-house.ts';

let house: LivingHouse;
let browser: Browser;
beforeAll(async () => {
  house = await openLivingHouse(inject('postgres'));
  browser = await startBrowser();
  await house.pupil('clavier@exemple.fr');
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** Presses Tab until the focus is on a control with this name; fails when it has gone round. */
async function tabTo(page: Page, name: string | RegExp) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labels = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : '';
      return element?.getAttribute('aria-label') || labels || element?.textContent || '';
    });
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

test('the whole way in and out can be walked with the keyboard alone', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${house.url}/login`);
  await page.getByRole('heading').first().waitFor();
  await tabTo(page, 'Adresse email');
  await page.keyboard.type('clavier@exemple.fr');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Bonjour clavier' }).waitFor();

  await tabTo(page, 'Historique');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Historique', level: 1 }).waitFor();
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  expect(focused, 'the new screen has the focus').toBe('Historique');

  await page.keyboard.press('Control+b');
  await page.locator('aside[data-state="collapsed"]').waitFor();
  await page.reload();
  await page.locator('aside[data-state="collapsed"]').waitFor();
  await page.keyboard.press('Control+b');

  await tabTo(page, 'Se déconnecter');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Essayer gratuitement' }).waitFor();
});

test('the first Tab offers to skip the menu', async () => {
  const page = await browser.newPage();
  await page.goto(`${house.url}/faq`);
  await page.getByRole('heading').first().waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Aller au contenu');
});

test('on a phone the menu opens, holds the focus, and Escape gives it back', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await house.signIn(page.context(), 'clavier@exemple.fr');
  await page.goto(`${house.url}/dashboard`);
  await tabTo(page, 'Ouvrir le menu');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  for (let presses = 0; presses < 15; presses += 1) await page.keyboard.press('Tab');
  const outside = () => document.activeElement?.closest('main') !== null;
  expect(await page.evaluate(outside), 'focus behind the drawer').toBe(false);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(label).toBe('Ouvrir le menu');
});
