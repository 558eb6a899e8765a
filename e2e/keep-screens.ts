import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { buildWebIfStale } from '#main/build-web.ts';
import { startBrowser } from './browser.ts';
import { openLivingHouse } from './living-house.ts';
import { openPostgres } from './open-postgres.ts';

/** `npm run screens`: the pictures of the public pages kept in docs/screens, small enough to be committed. */
const OUT = join(import.meta.dirname, '..', 'docs/screens');
const COLOURS = 128;

type Shot = {
  name: string;
  path: string;
  width: number;
  theme?: 'dark';
  /** The page from top to bottom, kept at this width; else what is seen at first. */
  whole?: number;
  /** Percent. */
  text?: number;
  prepare?: (page: Page) => Promise<unknown>;
};

const SHOTS: Shot[] = [
  { name: 'accueil', path: '/', width: 1280 },
  { name: 'accueil-entier', path: '/', width: 1280, whole: 560 },
  { name: 'accueil-entier-sombre', path: '/', width: 1280, theme: 'dark', whole: 560 },
  { name: 'accueil-360-entier', path: '/', width: 360, whole: 200 },
  { name: 'accueil-320', path: '/', width: 320 },
  { name: 'accueil-2560', path: '/', width: 2560 },
  { name: 'accueil-lettres-200', path: '/', width: 640, text: 200 },
  { name: 'exemple', path: '/exemple', width: 1280, prepare: openFault },
  { name: 'exemple-360-sombre', path: '/exemple', width: 360, theme: 'dark', prepare: openFault },
  { name: 'questions-360-sombre', path: '/faq', width: 360, theme: 'dark', prepare: openAnswer },
  { name: 'contact', path: '/contact', width: 1280 },
  { name: 'conditions-360', path: '/terms', width: 360 },
  { name: 'confidentialite', path: '/privacy', width: 1280 },
  { name: 'transparence-sombre', path: '/transparence-ia', width: 1280, theme: 'dark' },
  { name: 'connexion-360', path: '/login', width: 360 },
  { name: 'introuvable', path: '/nulle-part', width: 1280 },
];

await buildWebIfStale();
const postgres = await openPostgres();
const house = await openLivingHouse(postgres.address);
const browser = await startBrowser();
try {
  for (const shot of SHOTS) await take(shot);
} finally {
  await browser.close();
  await house.close();
  await postgres.stop();
}

async function take({ name, path, width, theme, whole, text, prepare }: Shot) {
  const context = await browser.newContext({
    viewport: { width, height: width > 700 ? 800 : 720 },
    colorScheme: theme ?? 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(house.url + path);
  if (text) {
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, text);
  }
  if (whole) await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  const picture = sharp(await page.screenshot({ fullPage: whole !== undefined }));
  await picture
    .resize({ width: whole ?? Math.min(width, 1280) })
    .png({ palette: true, colours: COLOURS, effort: 10 })
    .toFile(join(OUT, `${name}.png`));
  await context.close();
}

/** Pictures far below are fetched only when they come near. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await page.waitForTimeout(80);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

function openAnswer(page: Page) {
  return page.locator('summary').nth(1).click();
}

async function openFault(page: Page) {
  const mark = page.locator('[data-part=copy] button[data-remark]').nth(1);
  await mark.scrollIntoViewIfNeeded();
  await mark.click();
  await page.waitForTimeout(500);
}
