import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { buildWebIfStale } from '#main/build-web.ts';
import { startBrowser } from './browser.ts';
import { type LivingHouse, openLivingHouse } from './living-house.ts';
import { openPostgres } from './open-postgres.ts';
import { furnish, type View, WHO } from './screens.ts';

/** `npm run look [-- name…]`: every view, at three widths, in both themes, into .cache/screens; axe reads each one. */
const OUT = join(import.meta.dirname, '..', '.cache', 'screens');
const WIDTHS = [360, 768, 1280];
const THEMES = ['light', 'dark'] as const;
const wanted = process.argv.slice(2);

await buildWebIfStale();
const postgres = await openPostgres();
const house = await openLivingHouse(postgres.address);
const browser = await startBrowser();
let faults = 0;
try {
  if (wanted.length === 0) await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  for (const view of await furnish(house)) {
    if (wanted.length > 0 && !wanted.includes(view.name)) continue;
    for (const width of WIDTHS)
      for (const theme of THEMES) faults += await look(view, width, theme);
  }
} finally {
  await browser.close();
  await house.close();
  await postgres.stop();
}
console.log(`${faults} accessibility faults, pictures in ${OUT}`);
process.exitCode = faults > 0 ? 1 : 0;

async function look(view: View, width: number, theme: (typeof THEMES)[number]): Promise<number> {
  const page = await open(browser, house, view, width, theme);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(house.url + view.path);
  await page.getByRole('heading').first().waitFor();
  await view.prepare?.(page);
  await page.waitForLoadState('networkidle').catch(() => {});
  const file = `${view.name}-${width}-${theme}.png`;
  const tooWide = await page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return undefined;
    const all = [...document.querySelectorAll('main *, header *, footer *')];
    return all.find((part) => part.getBoundingClientRect().right > window.innerWidth)?.outerHTML;
  });
  await page.screenshot({ path: join(OUT, file), fullPage: true, animations: 'disabled' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  for (const { id, help, nodes } of violations) {
    console.log(`${file}: ${id}, ${help}\n    ${nodes.map(({ html }) => html).join('\n    ')}`);
  }
  if (tooWide) console.log(`${file}: too wide: ${tooWide.slice(0, 200)}`);
  for (const complaint of complaints) console.log(`${file}: console: ${complaint}`);
  await page.context().close();
  return violations.length + (tooWide ? 1 : 0);
}

async function open(
  from: Browser,
  to: LivingHouse,
  { who }: View,
  width: number,
  colorScheme: 'light' | 'dark',
) {
  const context = await from.newContext({
    viewport: { width, height: 800 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  if (who !== 'visitor') await to.signIn(context, WHO[who]);
  return context.newPage();
}
