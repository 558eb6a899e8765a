import { startBrowser } from '../e2e/browser.ts';
import { openLivingHouse } from '../e2e/living-house.ts';
import { openPostgres } from '../e2e/open-postgres.ts';
import { fetchFonts } from '../scripts/make-samples/fetch-fonts.ts';
import { buildWebIfStale } from '../src/main/build-web.ts';
import { wholeEssays } from './grading-essays.ts';
import { photographPage } from './marks/photograph-page.ts';
import { writePage } from './marks/write-page.ts';

// npm run bench:scroll — a result of five photographed pages, scrolled from top to end on a processor four times slower.
const PAGES = 5;
const SLOWER = 4;
const LETTERS_A_PAGE = 1000;

fetchFonts();
await buildWebIfStale();
const postgres = await openPostgres();
const house = await openLivingHouse(postgres.address);
const browser = await startBrowser();
try {
  const context = await browser.newContext({
    baseURL: house.url,
    viewport: { width: 412, height: 800 },
    deviceScaleFactor: 2,
  });
  await house.signIn(context, await house.pupil('defile@exemple.fr', { plan: 'pro' }));
  const page = await context.newPage();
  await page.goto(`/results/${await correctedCopy()}`);
  await page.getByRole('heading', { name: 'Ta copie annotée' }).waitFor();
  await page.waitForLoadState('networkidle');

  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(watch);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.move(200, 400);
  for (let y = 0; y < height; y += 160) {
    await page.mouse.wheel(0, 160);
    await page.waitForTimeout(16);
  }
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  const frames = seen.frames.slice(5).sort((a, b) => a - b);
  const at = (share: number) => `${frames[Math.floor(frames.length * share)]?.toFixed(1)} ms`;
  console.table({
    'page height': `${height} px`,
    frames: frames.length,
    'median frame': at(0.5),
    'frame at 95 %': at(0.95),
    'long tasks': seen.longTasks.length,
    'longest task': `${Math.round(Math.max(0, ...seen.longTasks))} ms`,
  });
  process.exitCode = Math.max(0, ...seen.longTasks) < 200 ? 0 : 1;

  /** Five pages written by hand, photographed and sent; the address of their result. */
  async function correctedCopy(): Promise<string> {
    const words = wholeEssays()
      .filter(({ subject }) => subject === 'philosophie')
      .map(({ text }) => text)
      .join('\n');
    const form = new FormData();
    const fields = { subject: 'philosophie', level: 'terminale', examType: 'practice' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (let i = 0; i < PAGES; i++) {
      const text = words.slice(i * LETTERS_A_PAGE, (i + 1) * LETTERS_A_PAGE);
      const { png } = await writePage(browser, text, 'patrick-hand');
      const { jpeg } = await photographPage(png, i);
      form.append('files', new Blob([jpeg as never]), `page-${i + 1}.jpg`);
    }
    const cookie = (await context.cookies()).map((one) => `${one.name}=${one.value}`).join('; ');
    const headers = { cookie, origin: house.url, 'idempotency-key': crypto.randomUUID() };
    await fetch(`${house.url}/api/exams`, { method: 'POST', body: form, headers });
    for (;;) {
      const [exam] = await (await fetch(`${house.url}/api/exams`, { headers })).json();
      if (exam?.result) return exam.result.id;
      if (exam?.status === 'failed') throw new Error(`the copy failed: ${exam.failure}`);
      await new Promise((resume) => setTimeout(resume, 500));
    }
  }
} finally {
  await browser.close();
  await house.close();
  await postgres.stop();
}

type Seen = { frames: number[]; longTasks: number[] };

/** Runs in the page: how long each frame took, and every task that held the page up. */
function watch() {
  const seen: Seen = { frames: [], longTasks: [] };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const tick = (now: number) => {
    seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
