import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startBrowser } from '../../e2e/browser.ts';
import { type LivingHouse, openLivingHouse } from '../../e2e/living-house.ts';

let house: LivingHouse;
let browser: Browser;
let page: Page;
const blocked: string[] = [];

beforeAll(async () => {
  house = await openLivingHouse(inject('postgres'));
  browser = await startBrowser();
  const context = await browser.newContext({ baseURL: house.url });
  await house.signIn(context, await house.pupil('types@exemple.fr'));
  page = await context.newPage();
  page.on('console', (message) => {
    if (/Trusted|Content Security Policy/.test(message.text())) blocked.push(message.text());
  });
  page.on('pageerror', (problem) => blocked.push(problem.message));
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

test('[G2] with trusted types required, the product works: pages, a photograph prepared by its worker, the service worker', async () => {
  for (const address of ['/', '/dashboard', '/profile', '/history']) {
    await page.goto(address);
    await page.getByRole('heading').first().waitFor();
  }
  await page.goto('/correction');
  const worker = page.waitForEvent('worker');
  await page.locator('input[type=file]').first().setInputFiles('samples/imprime-150.jpg');
  expect((await worker).url()).toContain('/assets/');
  await page.waitForFunction(() => navigator.serviceWorker.getRegistration().then(Boolean));
  expect(blocked).toEqual([]);
});

test('[G2] markup and script addresses made of texts are blocked by the browser', async () => {
  await page.goto('/profile');
  await page.getByRole('heading').first().waitFor();
  const outcomes = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => {
        document.createElement('div').innerHTML = '<img src=x onerror="window.ran=1">';
      },
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      'document.write': () => document.write('<b>x</b>'),
      parseFromString: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      'script.src': () => {
        document.createElement('script').src = 'https://evil.example/a.js';
      },
      'script.text': () => {
        document.createElement('script').text = 'window.ran=1';
      },
      worker: () => new Worker('data:text/javascript,1'),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} passed`;
      } catch {
        return name;
      }
    });
  });
  expect(outcomes.filter((outcome) => outcome.endsWith('passed'))).toEqual([]);
  expect(await page.evaluate('window.ran')).toBeUndefined();
});
