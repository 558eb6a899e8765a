import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startBrowser } from './browser.ts';
import { type LivingHouse, openLivingHouse } from './living-house.ts';
import { furnish, VIEW_NAMES, type View, WHO } from './screens.ts';

let house: LivingHouse;
let browser: Browser;
let views: View[];
beforeAll(async () => {
  house = await openLivingHouse(inject('postgres'));
  browser = await startBrowser();
  views = await furnish(house);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const;

test.each(VIEW_NAMES)('%s has no fault that axe can see, and fits a phone', async (name) => {
  const view = views.find((one) => one.name === name)!;
  for (const { width, colorScheme } of LOOKS) {
    const page = await (await contextOf(view.who, width, colorScheme)).newPage();
    await page.goto(house.url + view.path);
    await page.getByRole('heading').first().waitFor();
    await view.prepare?.(page);

    const { violations } = await new AxeBuilder({ page }).analyze();
    const faults = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
    expect(faults, `${colorScheme}, ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'pixels past the right edge').toBeLessThanOrEqual(0);
    await page.close();
  }
});

const contexts = new Map<string, Promise<BrowserContext>>();

/** One browser context for each person and look: they sign in once. */
function contextOf(who: View['who'], width: number, colorScheme: 'light' | 'dark') {
  const key = `${who} ${width}`;
  const open = async () => {
    const viewport = { width, height: 800 };
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
    if (who !== 'visitor') await house.signIn(context, WHO[who]);
    return context;
  };
  const context = contexts.get(key) ?? open();
  contexts.set(key, context);
  return context;
}
