import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PUBLIC_PAGES } from '../src/web/public-pages.ts';
import { startBrowser } from './browser.ts';
import { type LivingHouse, openLivingHouse } from './living-house.ts';

const TWICE = '--blink-settings=defaultFontSize=32';
const OWN = [
  ...['/dashboard', '/correction', '/history', '/profile', '/calculateur-bac', '/mock-exam'],
  ...['/revision', '/erreurs', '/bilan', '/notifications', '/partage'],
];

let house: LivingHouse;
let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  house = await openLivingHouse(inject('postgres'));
  browser = await startBrowser([TWICE]);
  context = await browser.newContext({
    baseURL: house.url,
    viewport: { width: 320, height: 700 },
    reducedMotion: 'reduce',
  });
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

async function leavesThePage(path: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.close();
  return Math.max(0, over);
}

test('letters twice as large on the smallest phone: no public page has to be pushed sideways', async () => {
  for (const { path } of PUBLIC_PAGES) expect([path, await leavesThePage(path)]).toEqual([path, 0]);
});

test('nor does any screen of a pupil', async () => {
  await house.signIn(context, await house.pupil('grandes-lettres@exemple.fr', { plan: 'pro' }));
  for (const path of OWN) expect([path, await leavesThePage(path)]).toEqual([path, 0]);
});
