import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PUBLIC_PAGES } from '../src/web/public-pages.ts';
import { startBrowser } from './browser.ts';
import { type LivingHouse, openLivingHouse, PASSWORD } from './living-house.ts';

const PATHS = PUBLIC_PAGES.map(({ path }) => path);
const LANDING_SCRIPTS = 90_000;
const LANDING_TOTAL = 450_000;
const NARROW = 320;
const HALF_A_DESK = 640;
const WIDE = 2560;

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

const open = async (path: string, options: Parameters<Browser['newContext']>[0] = {}) => {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(house.url + path);
  return page;
};

const bottomOf = (part: Locator) => part.evaluate((node) => node.getBoundingClientRect().bottom);

test.each(PATHS)(
  '%s is written before any script runs, and our policy lets all of it through',
  async (path) => {
    const html = await (await fetch(house.url + path)).text();
    const [body = ''] = html.split('<body>').slice(1);
    expect(body).toMatch(/<h1[^>]*>/);
    expect(html).toContain(`<link rel="canonical" href="${house.url}${path}" />`);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(body.replaceAll('data-style="', '')).not.toMatch(/<[^>]* style="/);
    expect(html).not.toMatch(/<script(?![^>]*(?:src=|ld\+json))[^>]*>/);
    const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect((await fetch(image)).headers.get('content-type')).toBe('image/png');
  },
);

test.each(PATHS)(
  '%s asks nothing of anyone else, complains of nothing, and fits every screen',
  async (path) => {
    const page = await (
      await browser.newContext({ viewport: { width: NARROW, height: 700 } })
    ).newPage();
    const away: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(house.url) && !request.url().startsWith('data:'))
        away.push(request.url());
    });
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (problem) => complaints.push(problem.message));
    await page.goto(house.url + path);
    await page.waitForLoadState('networkidle');
    expect(await tooWide(page), 'narrow').toBe(0);
    await page.setViewportSize({ width: WIDE, height: 1200 });
    expect(await tooWide(page), 'wide').toBe(0);
    await page.setViewportSize({ width: HALF_A_DESK, height: 700 });
    await doubleText(page);
    expect(await tooWide(page), 'letters twice as large').toBe(0);
    expect({ away, complaints }).toEqual({ away: [], complaints: [] });
    await page.context().close();
  },
);

const tooWide = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

test('the home page is light: its scripts, and all it fetches to be shown', async () => {
  const page = await (
    await browser.newContext({ viewport: { width: 412, height: 823 } })
  ).newPage();
  let scripts = 0;
  let total = 0;
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    total += responseBodySize;
    if (request.resourceType() === 'script') scripts += responseBodySize;
  });
  await page.goto(house.url);
  await page.waitForLoadState('networkidle');
  console.log(
    `landing: ${(scripts / 1_000).toFixed(1)} kB of scripts, ${(total / 1_000).toFixed(1)} kB in all`,
  );
  expect(scripts).toBeLessThanOrEqual(LANDING_SCRIPTS);
  expect(total).toBeLessThanOrEqual(LANDING_TOTAL);
  await page.context().close();
});

test.each([320, 360, 412])('on a phone %d px wide the bar is one row', async (width) => {
  for (const path of ['/', '/faq']) {
    const page = await open(path, { viewport: { width, height: 740 } });
    const bar = page.getByRole('banner');
    const tops = ['Connexion', "S'inscrire"].map(async (name) => {
      const box = await bar.getByRole('link', { name }).boundingBox();
      return box?.y;
    });
    const [signIn, signUp] = await Promise.all(tops);
    expect([path, signIn]).toEqual([path, signUp]);
    await page.context().close();
  }
});

test('the slides turn by themselves, stop when asked, and start paused for whoever wants less motion', async () => {
  const page = await open('/');
  await page.locator('[data-slides][data-at="1"]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Mettre le défilement en pause' }).click();
  await page.getByRole('button', { name: 'Reprendre le défilement' }).waitFor();
  await page.getByRole('button', { name: /Image 4 sur 4/ }).click();
  await page.getByText('Coach IA personnel').waitFor();
  await page.context().close();
  const still = await open('/', { reducedMotion: 'reduce' });
  await still.getByRole('button', { name: 'Reprendre le défilement' }).waitFor();
  await still.context().close();
});

test('from the bar a visitor on a phone sees the form at once, open on its tab, alive and checking what is typed', async () => {
  const page = await open('/', { reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });
  await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).click();
  await page.getByRole('tab', { name: 'Connexion', selected: true }).waitFor();
  await expect
    .poll(() => bottomOf(page.getByRole('button', { name: 'Se connecter' })))
    .toBeLessThan(740);
  await page.getByRole('banner').getByRole('link', { name: "S'inscrire" }).click();
  await page.getByRole('tab', { name: 'Inscription', selected: true }).waitFor();
  await expect
    .poll(() => bottomOf(page.getByLabel('Mot de passe', { exact: true })))
    .toBeLessThan(740);
  await page.getByLabel('Adresse email').fill('lea@exemple.fr');
  await page.getByLabel('Mot de passe', { exact: true }).fill('abc');
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await page.getByText('Le mot de passe doit contenir au moins 6 caractères').first().waitFor();
  await page.context().close();
});

test('one tap from the home page, the example answers to the finger', async () => {
  const page = await open('/', { reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });
  await page.getByRole('link', { name: 'Voir un exemple' }).click();
  await page.locator('[data-part=copy] button[data-remark]').first().click();
  await page
    .getByRole('region', { name: 'Les remarques' })
    .getByText(/Réussi|À travailler|Faute/)
    .first()
    .waitFor();
  await page.context().close();
});

test('a button pressed before React is there is answered when it comes', async () => {
  const page = await open('/faq', { colorScheme: 'light' });
  await page.getByRole('button', { name: 'Passer au thème sombre' }).first().click();
  await page.locator('html[data-theme="dark"]').waitFor();
  await page.context().close();
});

test('what is typed before React is there stays, and is sent when it comes', async () => {
  const email = await house.pupil('pressee@exemple.fr');
  const page = await open('/login');
  let letReactCome = () => {};
  const held = new Promise<void>((resolve) => {
    letReactCome = resolve;
  });
  const app = await page.locator('#root').getAttribute('data-app');
  await page.route(`**${app}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Adresse email').pressSequentially(email);
  await page.getByLabel('Mot de passe', { exact: true }).pressSequentially(PASSWORD);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  letReactCome();
  await page.getByRole('heading', { name: 'Bonjour pressee' }).waitFor();
  await page.context().close();
});

test('one answer is open at a time', async () => {
  const page = await open('/faq');
  await page.locator('summary').nth(0).click();
  await page.locator('summary').nth(3).click();
  expect(await page.locator('details[open]').count()).toBe(1);
  await page.context().close();
});

test('someone signed in is never shown the home page', async () => {
  const context = await browser.newContext();
  await house.signIn(context, await house.pupil('membre@exemple.fr'));
  const page = await context.newPage();
  await page.goto(house.url);
  await page.waitForURL('**/dashboard');
  await context.close();
});

test('an address that leads nowhere is a 404, and those of the application are not', async () => {
  const statusOf = async (path: string) => (await fetch(house.url + path)).status;
  expect(await statusOf('/nulle-part')).toBe(404);
  expect(await statusOf('/pages/faq.html')).toBe(404);
  for (const path of ['/dashboard', '/results/3f0c1d5e-0000-4000-8000-000000000000', '/faq/']) {
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  }
});

test('no text touches the edge of a tablet', async () => {
  for (const path of PATHS) {
    const page = await open(path, { viewport: { width: 900, height: 800 } });
    const box = await page.getByRole('heading', { level: 1 }).first().boundingBox();
    expect([path, (box?.x ?? 0) >= 16]).toEqual([path, true]);
    await page.context().close();
  }
});

test('without scripts a visitor is told what does not work, and where to go', async () => {
  const page = await open('/contact', { javaScriptEnabled: false });
  const said = await page.locator('noscript p').innerText();
  expect(said).toContain('ses formulaires ne partent pas');
  await page.goto(`${house.url}/resilier`);
  await page.locator('noscript a[href="/mentions-legales"]').click();
  await page.getByRole('heading', { name: 'Mentions légales' }).waitFor();
  await page.context().close();
});

test('what belongs to one person is not for search engines, what is public is', async () => {
  const html = async (path: string) => (await fetch(house.url + path)).text();
  for (const path of ['/dashboard', '/suivi', '/accord-parental'])
    expect(await html(path)).toContain('content="noindex"');
  for (const path of PATHS) expect(await html(path)).not.toContain('noindex');
});

test('machines find what they ask for', async () => {
  const read = async (path: string) => (await fetch(house.url + path)).text();
  const sitemap = await read('/sitemap.xml');
  for (const path of PATHS) expect(sitemap).toContain(`<loc>${house.url}${path}</loc>`);
  expect(await read('/robots.txt')).toContain(`Sitemap: ${house.url}/sitemap.xml`);
  expect(await read('/.well-known/security.txt')).toMatch(/^Contact: .+\nExpires: \d{4}-/);
  const manifest = JSON.parse(await read('/manifest.webmanifest'));
  for (const { src } of manifest.icons) expect((await fetch(house.url + src)).status).toBe(200);
});
