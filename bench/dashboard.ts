import { eq, sql as sqlText } from 'drizzle-orm';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { user } from '#adapters/db/schema.ts';
import { buildWebIfStale } from '#main/build-web.ts';
import { startBrowser } from '../e2e/browser.ts';
import { openLivingHouse } from '../e2e/living-house.ts';
import { openPostgres } from '../e2e/open-postgres.ts';
import { seedPupil } from '../src/testing/seed-pupil.ts';

// npm run bench:dashboard [-- 4 --timeline] — a pupil with 40 copies over 10 weeks opens the dashboard on a processor four times slower.
const EMAIL = 'quarante@exemple.fr';
const OPENINGS = 5;
const READINGS = 20;
const SLOWDOWN = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 4);

const sql = recordQueries();
await buildWebIfStale();
const postgres = await openPostgres();
const house = await openLivingHouse(postgres.address);
const browser = await startBrowser();
try {
  await house.pupil(EMAIL, { plan: 'pro' });
  const [row] = await house.db.select({ id: user.id }).from(user).where(eq(user.email, EMAIL));
  await seedPupil(house, row!.id, new Date());
  await measureSql();
  await measureOpening();
} finally {
  await browser.close();
  await house.close();
  await postgres.stop();
}

/** Every query of the process, as it was asked. */
function recordQueries() {
  const log: { text: string; values: unknown[] }[] = [];
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function recorded(this: unknown, ...args: unknown[]) {
    const [config, values] = args as [{ text?: string; values?: unknown[] } | string, unknown];
    const text = typeof config === 'string' ? config : (config.text ?? '');
    const own = typeof config === 'string' ? undefined : config.values;
    log.push({ text, values: own ?? (Array.isArray(values) ? values : []) });
    return query.apply(this, args);
  } as never;
  return log;
}

/** What the database itself spends on them, planning included: the wait for a busy machine is not theirs. */
async function measureSql() {
  const context = await browser.newContext();
  await house.signIn(context, EMAIL);
  await context.request.get(`${house.url}/api/dashboard`);
  sql.length = 0;
  const response = await context.request.get(`${house.url}/api/dashboard`);
  const bytes = (await response.body()).length;
  const asked = sql.filter(({ text }) => /^\s*select/i.test(text) && !/pgboss/.test(text)).slice();
  await context.close();
  const client = await openClient();
  const totals: number[] = [];
  for (let reading = 0; reading < READINGS; reading++) {
    let total = 0;
    for (const { text, values } of asked) {
      const { rows } = await client.query(`explain (analyze, format json) ${text}`, values);
      const [plan] = rows[0]['QUERY PLAN'];
      total += plan['Execution Time'] + plan['Planning Time'];
    }
    totals.push(total);
  }
  await client.end();
  const answer = `${asked.length} queries, answer of ${(bytes / 1024).toFixed(1)} kB`;
  console.log(`SQL of the dashboard, session included: ${told(totals)} ms (${answer})`);
}

async function openClient(): Promise<pg.Client> {
  const { rows } = await house.db.execute<{ name: string }>(
    sqlText`select current_database() as name`,
  );
  const client = new pg.Client({ ...postgres.address, database: rows[0]!.name });
  await client.connect();
  return client;
}

async function measureOpening() {
  const paints: number[] = [];
  const shown: number[] = [];
  const ready: number[] = [];
  let calls: string[] = [];
  for (let opening = 0; opening < OPENINGS; opening++) {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
    await house.signIn(context, EMAIL);
    const page = await context.newPage();
    calls = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
    });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(`${house.url}/dashboard`);
    await page.locator('main h2').first().waitFor();
    shown.push(await page.evaluate(() => performance.now()));
    await page.locator('#coach').waitFor();
    ready.push(await page.evaluate(() => performance.now()));
    if (process.argv.includes('--timeline')) console.log(await timeline(page));
    await page.waitForLoadState('networkidle');
    paints.push(
      await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      ),
    );
    await context.close();
  }
  console.log(`first content at ${SLOWDOWN}x slower: ${told(paints)} ms`);
  console.log(`next action shown at ${SLOWDOWN}x slower: ${told(shown)} ms`);
  console.log(`everything drawn at ${SLOWDOWN}x slower: ${told(ready)} ms`);
  const own = calls.filter((call) => call.endsWith('/dashboard'));
  console.log(`requests for its data: ${own.length}; all calls: ${calls.join(', ')}`);
}

/** When each thing the page waited for began and ended, in milliseconds. */
function timeline(page: Page): Promise<string> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /api|dashboard|index|\.js/.test(name))
      .map(({ name, startTime, duration }) => {
        const file = name.split('/').slice(3).join('/');
        return `${file} ${Math.round(startTime)}–${Math.round(startTime + duration)}`;
      })
      .join('\n'),
  );
}

function told(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1);
  return `median ${at(0.5)}, p95 ${at(0.95)}`;
}
