import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
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

const PHONE = { width: 320, height: 700 };
const DESK = { width: 1280, height: 800 };

test.each(VIEW_NAMES)('%s has no fault that axe can see, on a phone or at a desk', async (name) => {
  const view = views.find((one) => one.name === name)!;
  const page = await (await contextOf(view.who)).newPage();
  const faults = async () => {
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ...(overflow > 0 ? [`${overflow} px past the right edge`] : []),
    ];
  };
  await page.setViewportSize(PHONE);
  await page.goto(house.url + view.path);
  await page.getByRole('heading').first().waitFor();
  await view.prepare?.(page);
  expect(await faults(), 'on a phone, dark').toEqual([]);

  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-theme="light"]').waitFor();
  expect(await faults(), 'at a desk, light').toEqual([]);
  await page.close();
});

/** What is still loading or fading in is not yet what anyone reads. */
const settled = (page: Page) =>
  page
    .waitForFunction(
      () =>
        !document.querySelector('.animate-pulse') &&
        document
          .getAnimations()
          .every(
            (one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity,
          ),
      undefined,
      { timeout: 10_000 },
    )
    .catch(() => {});

const contexts = new Map<string, Promise<BrowserContext>>();

/** One browser context for each person: they sign in once. */
function contextOf(who: View['who']): Promise<BrowserContext> {
  const open = async () => {
    const context = await browser.newContext({ colorScheme: 'dark', reducedMotion: 'reduce' });
    if (who !== 'visitor') await house.signIn(context, WHO[who]);
    return context;
  };
  const context = contexts.get(who) ?? open();
  contexts.set(who, context);
  return context;
}
