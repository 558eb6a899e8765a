import { eq } from 'drizzle-orm';
import pg from 'pg';
import { user } from '#adapters/db/schema.ts';
import { buildWebIfStale } from '#main/build-web.ts';
import { startBrowser } from '../e2e/browser.ts';
import { openLivingHouse } from '../e2e/living-house.ts';
import { openPostgres } from '../e2e/open-postgres.ts';
import { seedPupil } from '../src/testing/seed-pupil.ts';

// npm run bench:dashboard — a pupil with 40 copies over 10 weeks opens the dashboard on a processor four times slower.
const EMAIL = 'quarante@exemple.fr';
const OPENINGS = 5;
const READINGS = 30;
const SLOWDOWN = 4;

const sql = timeQueries();
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

/** Every query of the process, timed from its sending to its answer. */
function timeQueries() {
  const log: { text: string; ms: number }[] = [];
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function timed(this: unknown, ...args: unknown[]) {
    const begun = performance.now();
    const answer = query.apply(this, args);
    const [config] = args as [{ text?: string } | string];
    const text = typeof config === 'string' ? config : (config.text ?? '');
    const keep = () => log.push({ text, ms: performance.now() - begun });
    if (answer instanceof Promise) answer.then(keep, keep);
    return answer;
  } as never;
  return log;
}

async function measureSql() {
  const context = await browser.newContext();
  await house.signIn(context, EMAIL);
  const totals: number[] = [];
  let queries = 0;
  let bytes = 0;
  for (let reading = 0; reading < READINGS; reading++) {
    sql.length = 0;
    const response = await context.request.get(`${house.url}/api/dashboard`);
    bytes = (await response.body()).length;
    const asked = sql.filter(({ text }) => /^\s*select/i.test(text) && !/pgboss/.test(text));
    queries = asked.length;
    totals.push(asked.reduce((sum, { ms }) => sum + ms, 0));
  }
  await context.close();
  const answer = `${queries} queries, answer of ${(bytes / 1024).toFixed(1)} kB`;
  console.log(`SQL of the dashboard, session included: ${told(totals)} ms (${answer})`);
}

async function measureOpening() {
  const paints: number[] = [];
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
    await page.locator('#notes').waitFor();
    ready.push(await page.evaluate(() => performance.now()));
    await page.waitForLoadState('networkidle');
    paints.push(
      await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      ),
    );
    await context.close();
  }
  console.log(`first content at ${SLOWDOWN}x slower: ${told(paints)} ms`);
  console.log(`dashboard drawn at ${SLOWDOWN}x slower: ${told(ready)} ms`);
  const own = calls.filter((call) => call.endsWith('/dashboard'));
  console.log(`requests for its data: ${own.length}; all calls: ${calls.join(', ')}`);
}

function told(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1);
  return `median ${at(0.5)}, p95 ${at(0.95)}`;
}
